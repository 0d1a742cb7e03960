/**
 * Types of the client methods in use, for type checks without the client; see package.json in this
 * folder.
 */
declare module '@cosmjs/tendermint-rpc' {
  type Call<Argument = void> = (argument: Argument) => Promise<unknown>;
  type Request = {id: number | string; method: string};
  type RpcResponse = {jsonrpc: '2.0'; id: number | string; result: unknown};
  type Search = {query: string};
  export class Comet38Client {
    static create(rpc: {
      execute(request: Request): Promise<RpcResponse>;
      disconnect(): void;
    }): Comet38Client;
    abciInfo: Call;
    abciQuery: Call<{path: string; data: Uint8Array}>;
    block: Call<number>;
    blockResults: Call<number>;
    blockSearch: Call<Search>;
    blockchain(min: number, max: number): Promise<unknown>;
    broadcastTxSync: Call<{tx: Uint8Array}>;
    broadcastTxAsync: Call<{tx: Uint8Array}>;
    broadcastTxCommit: Call<{tx: Uint8Array}>;
    commit: Call<number>;
    genesis: Call;
    health: Call;
    numUnconfirmedTxs: Call;
    status: Call;
    tx: Call<{hash: Uint8Array}>;
    txSearch: Call<Search>;
    validators: Call<{height: number}>;
  }
}
