import {Fault} from '../../config/fault';
import type {ConfigKey} from './schema';

/** How a program's key differs from the key of a shared section. */
type Difference = Partial<Omit<ConfigKey, 'key'>>;

/** Prefixes each key with the section's name and applies the differences of this program. */
export function section(
  name: string,
  keys: readonly ConfigKey[],
  differences: Readonly<Record<string, Difference>> = {},
): readonly ConfigKey[] {
  const known = keys.map(({key}) => key);
  for (const key of Object.keys(differences)) {
    if (!known.includes(key)) {
      const valid = `Valid: ${known.join(', ')}.`;
      const fix = 'Fix: correct the key of the difference.';
      throw new Fault('config/difference', `section "${name}"`, `no key "${key}".`, valid, fix);
    }
  }
  return keys.map((key) => ({...key, ...differences[key.key], key: `${name}.${key.key}`}));
}

/** Turns written values into defaults, for programs that use them if a key is missing. */
export function withDefaults(keys: readonly ConfigKey[]): readonly ConfigKey[] {
  return keys.map(({written, required: _required, default: _default, ...key}) => ({
    ...key,
    default: written === '' || written === undefined ? 'empty' : written,
  }));
}

/** The bbolt database of fpd, eotsd, stakerd and vigilante, with the INI spelling of its keys. */
export function databaseKeys(fileName: string, directory: string): readonly ConfigKey[] {
  return [
    {
      key: 'DBPath',
      type: 'string',
      written: directory,
      required: true,
      meaning: 'Directory with the database file.',
      change:
        'Change it to keep the database on another disk; stop the program before you move the file.',
    },
    {
      key: 'DBFileName',
      type: 'string',
      written: fileName,
      required: true,
      meaning: 'Name of the database file in that directory.',
    },
    {
      key: 'NoFreelistSync',
      type: 'boolean',
      written: 'true',
      default: 'false',
      meaning:
        'Does not write the list of free pages to disk, which makes writes faster and opening the database slower.',
    },
    {
      key: 'AutoCompact',
      type: 'boolean',
      written: 'false',
      default: 'false',
      meaning: 'Compacts the database file at startup if the last compaction was long enough ago.',
      change: 'Turn it on if the file has grown; compaction needs free disk space for a copy.',
    },
    {
      key: 'AutoCompactMinAge',
      type: 'duration',
      written: '168h0m0s',
      default: '0s: compaction at every start',
      meaning: 'Minimum time between compactions. Used only with AutoCompact.',
    },
    {
      key: 'DBTimeout',
      type: 'duration',
      written: '1m0s',
      default: '0s: waits indefinitely',
      meaning: 'How long the program waits for a database that another process has open.',
    },
  ];
}

/** The account and node settings of the chain's client library, which every program uses. */
export function babylonKeys(keyName: string): readonly ConfigKey[] {
  return [
    {
      key: 'Key',
      type: 'string',
      written: keyName,
      default: 'empty: no key',
      meaning: 'Name in the keyring of the BABY key that signs and pays for transactions.',
      change: 'Set it to the name of your key.',
    },
    {
      key: 'ChainID',
      type: 'string',
      written: 'chain-test',
      default: 'empty: invalid signatures',
      meaning: 'Chain ID of the network, which is part of every signature.',
      change: 'Always set it: bbn-1 for mainnet, bbn-test-6 for the testnet.',
    },
    {
      key: 'RPCAddr',
      type: 'string',
      written: 'http://localhost:26657',
      default: 'empty: no connection',
      meaning: 'RPC address of a Babylon node, with its port.',
      change: 'Point it at your own node.',
    },
    {
      key: 'GRPCAddr',
      type: 'string',
      written: 'https://localhost:9090',
      default: 'empty',
      meaning: 'Not used: the client library uses the RPC address for everything.',
    },
    {
      key: 'AccountPrefix',
      type: 'string',
      written: 'bbn',
      default: 'empty',
      meaning: 'Prefix of account addresses. Do not change it.',
    },
    {
      key: 'KeyringBackend',
      type: 'string',
      written: 'test',
      default: 'empty',
      range: 'test, file, os, kwallet, pass, memory',
      meaning: 'Keyring backend that stores the key.',
    },
    {
      key: 'GasAdjustment',
      type: 'number',
      written: '1.2',
      default: '0',
      meaning: 'Factor by which the simulated gas is multiplied to get the gas limit.',
      change: 'Raise it if transactions fail with out of gas.',
    },
    {
      key: 'GasPrices',
      type: 'string',
      written: '0.01ubbn',
      default: 'empty: no fee is paid',
      meaning: 'Price per unit of gas. The chain rejects prices below 0.002ubbn.',
      change:
        'Lower it to 0.002ubbn to pay less. Nodes do not require more; a higher price only prioritizes your transactions.',
    },
    {
      key: 'KeyDirectory',
      type: 'string',
      written: '<home>',
      default: 'empty: the working directory',
      meaning: 'Directory that contains the keyring.',
      change: 'Set it if you created the key with a different --home or --keyring-dir.',
    },
    {
      key: 'Debug',
      type: 'boolean',
      written: 'true',
      default: 'false',
      meaning: 'Not used by the client library.',
    },
    {
      key: 'Timeout',
      type: 'duration',
      written: '20s',
      required: true,
      range: 'above 0',
      meaning: 'Query timeout.',
      change: 'Raise it for a slow or remote node.',
    },
    {
      key: 'BlockTimeout',
      type: 'duration',
      written: '1m0s',
      required: true,
      range: 'above 0',
      meaning: 'How long the program waits for a transaction to be included in a block.',
      change: 'Raise it if transactions succeed after the program has given up on them.',
    },
    {
      key: 'OutputFormat',
      type: 'string',
      written: 'json',
      default: 'empty',
      meaning: 'Not used by the client library.',
    },
    {
      key: 'SignModeStr',
      type: 'string',
      written: 'direct',
      default: 'empty: direct',
      range: 'direct, amino-json',
      meaning: 'How transactions are encoded for signing. Do not change it.',
    },
  ];
}

/** The Prometheus endpoint, with the INI spelling of its keys. */
export function metricsKeys(port: number): readonly ConfigKey[] {
  return [
    {
      key: 'Host',
      type: 'string',
      written: '127.0.0.1',
      required: true,
      range: 'an IP address; a host name is rejected',
      meaning: 'Address on which Prometheus metrics are served.',
      change: 'Set a private address if Prometheus runs on another machine.',
    },
    {
      key: 'Port',
      type: 'integer',
      written: String(port),
      default: '0: a free port, a different one at each start',
      range: '0 to 65535',
      meaning: 'Port of the metrics endpoint; the path is /metrics.',
      change: 'Change it if several of these programs run on one machine: most of them use 2112.',
    },
  ];
}

export const logLevel: ConfigKey = {
  key: 'LogLevel',
  type: 'string',
  written: 'debug',
  required: true,
  range: 'debug, info, warn, error, fatal',
  meaning:
    'Minimum log level. The configuration also accepts trace, but the logger then rejects it.',
  change: 'Set info in production; debug writes several lines for each block.',
};
