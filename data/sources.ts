/** A public source at the version that was read. */
export type SourceInfo = {
  readonly name: string;
  /** `owner/name` on GitHub. */
  readonly repository?: string;
  readonly commit?: string;
  readonly date: string;
  /**
   * Prefix of the releases to compare with, for a library that babylond pins: nodes do not run newer
   * series.
   */
  readonly series?: string;
};

/** All sources that a fact can cite. */
export const sources = {
  BBN: {
    name: 'babylon',
    repository: 'babylonlabs-io/babylon',
    commit: 'v4.3.1',
    date: '2026-07-21',
  },
  BBN101: {
    name: 'babylon v1.0.1',
    repository: 'babylonlabs-io/babylon',
    commit: 'v1.0.1',
    date: '2025-04-04',
  },
  BBN103: {
    name: 'babylon v1.0.3',
    repository: 'babylonlabs-io/babylon',
    commit: 'v1.0.3',
    date: '2025-10-09',
  },
  BBN300RC3: {
    name: 'babylon v3.0.0-rc.3',
    repository: 'babylonlabs-io/babylon',
    commit: 'v3.0.0-rc.3',
    date: '2025-09-01',
  },
  BBN431: {
    name: 'babylon v4.3.1',
    repository: 'babylonlabs-io/babylon',
    commit: 'v4.3.1',
    date: '2026-07-21',
  },
  NET: {
    name: 'networks',
    repository: 'babylonlabs-io/networks',
    commit: '05db270',
    date: '2025-12-01',
  },
  FP: {
    name: 'finality-provider',
    repository: 'babylonlabs-io/finality-provider',
    commit: 'v2.0.2',
    date: '2025-12-11',
  },
  FP202: {
    name: 'finality-provider v2.0.2',
    repository: 'babylonlabs-io/finality-provider',
    commit: 'v2.0.2',
    date: '2025-12-11',
  },
  STK: {
    name: 'btc-staker',
    repository: 'babylonlabs-io/btc-staker',
    commit: 'v0.18.1',
    date: '2025-12-14',
  },
  STK181: {
    name: 'btc-staker v0.18.1',
    repository: 'babylonlabs-io/btc-staker',
    commit: 'v0.18.1',
    date: '2025-12-14',
  },
  COV: {
    name: 'covenant-emulator',
    repository: 'babylonlabs-io/covenant-emulator',
    commit: 'v0.16.1',
    date: '2026-03-26',
  },
  COV161: {
    name: 'covenant-emulator v0.16.1',
    repository: 'babylonlabs-io/covenant-emulator',
    commit: 'v0.16.1',
    date: '2026-03-26',
  },
  CS1: {
    name: 'covenant-signer',
    repository: 'babylonlabs-io/covenant-signer',
    commit: '9c6ef35',
    date: '2025-11-20',
  },
  VIG: {
    name: 'vigilante',
    repository: 'babylonlabs-io/vigilante',
    commit: 'v0.24.3',
    date: '2026-05-05',
  },
  VIG243: {
    name: 'vigilante v0.24.3',
    repository: 'babylonlabs-io/vigilante',
    commit: 'v0.24.3',
    date: '2026-05-05',
  },
  API: {
    name: 'staking-api-service',
    repository: 'babylonlabs-io/staking-api-service',
    commit: '1166dbc0',
    date: '2026-01-21',
  },
  IDX: {
    name: 'babylon-staking-indexer',
    repository: 'babylonlabs-io/babylon-staking-indexer',
    commit: '27f029b2',
    date: '2026-04-30',
  },
  EXP: {
    name: 'staking-expiry-checker',
    repository: 'babylonlabs-io/staking-expiry-checker',
    commit: 'f462bf37',
    date: '2024-09-26',
  },
  QUE: {
    name: 'staking-queue-client',
    repository: 'babylonlabs-io/staking-queue-client',
    commit: '70bb7e8',
    date: '2025-09-29',
  },
  KIT: {
    name: 'babylon-toolkit',
    repository: 'babylonlabs-io/babylon-toolkit',
    commit: '4e68fb7c',
    date: '2026-08-21',
  },
  TSL: {
    name: 'btc-staking-ts',
    repository: 'babylonlabs-io/btc-staking-ts',
    commit: 'eb037e6d',
    date: '2026-01-12',
  },
  SDK: {
    name: 'babylon-sdk',
    repository: 'babylonlabs-io/babylon-sdk',
    commit: '6ecf04ef',
    date: '2026-04-30',
  },
  CBC: {
    name: 'cosmos-bsn-contracts',
    repository: 'babylonlabs-io/cosmos-bsn-contracts',
    commit: '5b93a161',
    date: '2025-09-11',
  },
  RBC: {
    name: 'rollup-bsn-contracts',
    repository: 'babylonlabs-io/rollup-bsn-contracts',
    commit: 'e8eb40a6',
    date: '2025-08-21',
  },
  FGD: {
    name: 'rollup-finality-gadget',
    repository: 'babylonlabs-io/rollup-finality-gadget',
    commit: '525d3ece',
    date: '2025-08-15',
  },
  DOC: {
    name: 'original documentation',
    repository: 'babylonlabs-io/babylonlabs.github.io',
    commit: 'd59065bc',
    date: '2026-06-25',
  },
  DOC521: {
    name: 'original documentation, 2025',
    repository: 'babylonlabs-io/babylonlabs.github.io',
    commit: '521e8c23',
    date: '2025-10-14',
  },
  CMT: {
    name: 'cometbft',
    repository: 'cometbft/cometbft',
    commit: 'v0.38.22',
    date: '2026-04-10',
    series: 'v0.38.',
  },
  COS: {
    name: 'cosmos-sdk',
    repository: 'cosmos/cosmos-sdk',
    commit: 'v0.53.4',
    date: '2025-07-25',
    series: 'v0.53.',
  },
  WASMD: {
    name: 'wasmd',
    repository: 'CosmWasm/wasmd',
    commit: 'v0.55.1',
    date: '2025-05-15',
    series: 'v0.55.',
  },
  CLI: {
    name: 'cli-tools',
    repository: 'babylonlabs-io/cli-tools',
    commit: '27a375d',
    date: '2026-01-09',
  },
  BTC: {
    name: 'bitcoin',
    repository: 'bitcoin/bitcoin',
    commit: '284c42a3',
    date: '2025-09-01',
  },
  IMMUNEFI: {name: 'Immunefi, Babylon Labs program page', date: '2025-01-17'},
  FORUM: {name: 'Babylon Foundation forum', date: '2025-04-30'},
} as const satisfies Record<string, SourceInfo>;

export type SourceId = keyof typeof sources;

/** URL of the cited file or folder if `path` names exactly one, otherwise of the whole tree. */
export function sourceUrl(id: SourceId, path: string): string | undefined {
  const {repository, commit}: SourceInfo = sources[id];
  if (!repository || !commit) return undefined;
  const plain = path.replace(/ *\([^)]*\)/g, '');
  const [, cited = '', at = commit] = /^([\w./-]*?)\/?(?:(?:^| )at (\S+))?$/.exec(plain) ?? [];
  const isFile = /\.\w+$/.test(cited);
  return `https://github.com/${repository}/${isFile ? 'blob' : 'tree'}/${at}${cited && `/${cited}`}`;
}

/** A source as shown to readers: its name with the path, and its URL. */
export function sourceLink({id, path}: {readonly id: SourceId; readonly path: string}): {
  source: string;
  url?: string;
} {
  return {source: `${sources[id].name}, ${nameSources(path)}`, url: sourceUrl(id, path)};
}

/** Replaces the IDs of further sources in a path with their names, because readers don't know the IDs. */
function nameSources(path: string): string {
  return path.replace(/; ([A-Z][A-Z0-9]*)\b( (?!at |\())?/g, (text, id: string, file?: string) => {
    const info = Object.entries<SourceInfo>(sources).find(([key]) => key === id)?.[1];
    return info ? `; ${info.name}${file ? ', ' : ''}` : text;
  });
}
