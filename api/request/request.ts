/** A request as it will be sent and as the samples write it. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The text of the body as typed: it is never parsed and written anew. */
  body?: string;
};

/** What the reader has filled in. */
export type Form = {
  /** By name of the parameter, as typed. */
  values: Readonly<Record<string, string>>;
  body: string;
  /** How CometBFT is asked: arguments in the address, or a JSON-RPC call in the body. */
  transport: 'uri' | 'json-rpc';
};
