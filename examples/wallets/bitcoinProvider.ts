/** The networks that the hosted staking site runs on; it compares the result as text. */
export type Network = 'mainnet' | 'signet';

/** An output of a transaction; `txid` as explorers print it. */
export type OutputId = {readonly txid: string; readonly vout: number};

/** Parameters of an input or output, so that the wallet can build it again and compare. */
export type Contract = {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number | string[] | number[]>>;
};

/** Narrows signing to one input. */
export type InputToSign = {
  readonly index: number;
  readonly address?: string;
  /** Hex, compressed or x-only. */
  readonly publicKey?: string;
  readonly sighashTypes?: readonly number[];
  /** `false` for a script path. Without it the PSBT decides. */
  readonly useTweakedSigner?: boolean;
  /** Older name with the opposite meaning; `useTweakedSigner` wins. */
  readonly disableTweakSigner?: boolean;
};

/** How to sign one PSBT. */
export type SignPsbtOptions = {
  /** Only an explicit `false` leaves the signatures unfinalized. */
  readonly autoFinalized?: boolean;
  readonly contracts?: readonly Contract[];
  readonly action?: {readonly name: string};
  /** Without it: every input that the connected key can sign. */
  readonly signInputs?: readonly InputToSign[];
  readonly displayMessage?: string;
};

export type MessageType = 'bip322-simple' | 'ecdsa';

/** Interface that a page expects at `window.btcwallet`. Every promise rejects with an `Error`. */
export type BitcoinProvider = {
  /** Asks the user only when this site has no permission yet. */
  connectWallet(onProgress?: (message?: string, description?: string) => void): Promise<void>;
  /** Native SegWit or Taproot. */
  getAddress(): Promise<string>;
  /** Compressed: 33 bytes, 66 hex characters. */
  getPublicKeyHex(): Promise<string>;
  getNetwork(): Promise<Network>;
  /** PSBT in, PSBT out, both hex. */
  signPsbt(psbtHex: string, options?: SignPsbtOptions): Promise<string>;
  /** Results and options in the order of the PSBTs. */
  signPsbts(psbtsHexes: string[], options?: SignPsbtOptions[]): Promise<string[]>;
  /** Base64. */
  signMessage(message: string, type: MessageType): Promise<string>;
  /** Rejects when the wallet cannot tell; an empty list says that there are none. */
  getInscriptions(): Promise<OutputId[]>;
  on(eventName: string, callBack: (...values: unknown[]) => void): void;
  off(eventName: string, callBack: (...values: unknown[]) => void): void;
  getWalletProviderName(): Promise<string>;
  /** An image address, such as `data:image/svg+xml;base64,…`. */
  getWalletProviderIcon(): Promise<string>;
  getVersion?(): Promise<string>;
  /** Addresses without asking the user; empty means locked. Omit it if the wallet works differently. */
  getAccounts?(): Promise<string[]>;
  /** For Bitcoin vaults only. Staking never calls it. */
  deriveContextHash(appName: string, context: string): Promise<string>;
};
