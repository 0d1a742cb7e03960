export type Account = {
  readonly address: string;
  readonly algo: 'secp256k1' | 'ed25519' | 'sr25519';
  /** Compressed: 33 bytes. */
  readonly pubkey: Uint8Array;
};

export type SignDoc = {
  readonly bodyBytes: Uint8Array;
  readonly authInfoBytes: Uint8Array;
  readonly chainId: string;
  readonly accountNumber: bigint;
};

export type AminoDoc = {
  readonly chain_id: string;
  readonly account_number: string;
  readonly sequence: string;
  readonly fee: unknown;
  readonly msgs: readonly unknown[];
  readonly memo: string;
};

export type Signature = {readonly pub_key: unknown; readonly signature: string};

type Accounts = {getAccounts(): Promise<readonly Account[]>};

/** Signs the bytes of a transaction. */
export type DirectSigner = Accounts & {
  signDirect(address: string, doc: SignDoc): Promise<{signed: SignDoc; signature: Signature}>;
};

/** Signs JSON, for hardware wallets. */
export type AminoSigner = Accounts & {
  signAmino(address: string, doc: AminoDoc): Promise<{signed: AminoDoc; signature: Signature}>;
};

/** Interface that a page expects at `window.bbnwallet`. Every promise rejects with an `Error`. */
export type BabylonProvider = {
  /** Asks the user only if the site does not have permission yet. */
  connectWallet(onProgress?: (message?: string, description?: string) => void): Promise<void>;
  /** Begins with `bbn1`. */
  getAddress(): Promise<string>;
  /** Compressed: 33 bytes, 66 hex characters. */
  getPublicKeyHex(): Promise<string>;
  getWalletProviderName(): Promise<string>;
  /** An image URL, such as `data:image/svg+xml;base64,…`. */
  getWalletProviderIcon(): Promise<string>;
  getOfflineSigner(): Promise<AminoSigner & DirectSigner>;
  /** If present, the staking site calls this one, so that Amino-only devices can sign. */
  getOfflineSignerAuto?(): Promise<AminoSigner | DirectSigner>;
  on(eventName: string, callBack: () => void): void;
  off(eventName: string, callBack: () => void): void;
  getVersion?(): Promise<string>;
};

/** Creates a provider from a signer; `connect` asks the user for permission. */
export function createBabylonProvider(
  name: string,
  icon: string,
  connect: () => Promise<AminoSigner & DirectSigner>,
): {provider: BabylonProvider; accountChanged: () => void} {
  let signer: (AminoSigner & DirectSigner) | undefined;
  const listeners = new Map<string, Set<() => void>>();

  const connected = () => {
    if (signer) return signer;
    throw Object.assign(new Error('Connect the wallet first.'), {code: 'WALLET_NOT_CONNECTED'});
  };
  const account = async () => {
    const [first] = await connected().getAccounts();
    if (!first) throw new Error('The wallet has no Babylon account. Create one.');
    return first;
  };

  const provider: BabylonProvider = {
    connectWallet: async () => {
      signer = await connect();
    },
    getAddress: async () => (await account()).address,
    getPublicKeyHex: async () =>
      Array.from((await account()).pubkey, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    getWalletProviderName: () => Promise.resolve(name),
    getWalletProviderIcon: () => Promise.resolve(icon),
    getOfflineSigner: async () => Promise.resolve(connected()),
    on: (eventName, callBack) => {
      listeners.set(eventName, (listeners.get(eventName) ?? new Set()).add(callBack));
    },
    off: (eventName, callBack) => {
      listeners.get(eventName)?.delete(callBack);
    },
  };
  return {
    provider,
    accountChanged: () => listeners.get('accountChanged')?.forEach((callBack) => callBack()),
  };
}
