/** The networks that the hosted staking site supports. The site compares the result as a string. */
export type Network = 'mainnet' | 'signet';

/** A transaction output; `txid` is in the byte order that explorers show. */
export type OutputId = {readonly txid: string; readonly vout: number};

/** Parameters of an input or output, so that the wallet can rebuild and compare it. */
export type Contract = {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number | string[] | number[]>>;
};

/** Restricts signing to one input. */
export type InputToSign = {
  readonly index: number;
  readonly address?: string;
  /** Hex, compressed or x-only. */
  readonly publicKey?: string;
  readonly sighashTypes?: readonly number[];
  /** `false` for a script path. If omitted, the PSBT decides. */
  readonly useTweakedSigner?: boolean;
  /** Older name with the opposite meaning; `useTweakedSigner` takes precedence. */
  readonly disableTweakSigner?: boolean;
};

/** How to sign one PSBT. */
export type SignPsbtOptions = {
  /** Signatures are finalized unless this is explicitly `false`. */
  readonly autoFinalized?: boolean;
  readonly contracts?: readonly Contract[];
  readonly action?: {readonly name: string};
  /** If omitted, the wallet signs every input that the connected key can sign. */
  readonly signInputs?: readonly InputToSign[];
  readonly displayMessage?: string;
};

export type MessageType = 'bip322-simple' | 'ecdsa';

/** Interface that a page expects at `window.btcwallet`. Every promise rejects with an `Error`. */
export type BitcoinProvider = {
  /** Asks the user only if the site does not have permission yet. */
  connectWallet(onProgress?: (message?: string, description?: string) => void): Promise<void>;
  /** Native SegWit or Taproot. */
  getAddress(): Promise<string>;
  /** Compressed: 33 bytes, 66 hex characters. */
  getPublicKeyHex(): Promise<string>;
  getNetwork(): Promise<Network>;
  /** PSBT in, PSBT out, both hex. */
  signPsbt(psbtHex: string, options?: SignPsbtOptions): Promise<string>;
  /** Results and options are in the same order as the PSBTs. */
  signPsbts(psbtsHexes: string[], options?: SignPsbtOptions[]): Promise<string[]>;
  /** Base64. */
  signMessage(message: string, type: MessageType): Promise<string>;
  /** Rejects if the wallet cannot determine them; an empty list means that there are none. */
  getInscriptions(): Promise<OutputId[]>;
  on(eventName: string, callBack: (...values: unknown[]) => void): void;
  off(eventName: string, callBack: (...values: unknown[]) => void): void;
  getWalletProviderName(): Promise<string>;
  /** An image URL, such as `data:image/svg+xml;base64,…`. */
  getWalletProviderIcon(): Promise<string>;
  getVersion?(): Promise<string>;
  /**
   * Addresses, without prompting the user; an empty list means locked. Omit this method if the
   * wallet works differently.
   */
  getAccounts?(): Promise<string[]>;
  /** For Bitcoin vaults only. Staking never calls it. */
  deriveContextHash(appName: string, context: string): Promise<string>;
};
