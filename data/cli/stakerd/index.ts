import {defineCli} from '../schema';

export default defineCli({
  binary: 'stakerd',
  title: 'stakerd',
  purpose: 'Tracks stakes and uses a Bitcoin wallet; you control it with stakercli.',
  framework: 'go-flags',
  versions: 'main as of 2026-04-30',
  source: {id: 'STK', path: 'cmd/stakerd'},
  asOf: '2025-12-14',
  commands: [],
  configKeysAreFlags: true,
  flags: [
    {
      name: 'configfile',
      type: 'string',
      default: '~/.stakerd/stakerd.conf',
      meaning: 'Configuration file.',
    },
    {
      name: 'cpuprofile',
      type: 'string',
      default: '',
      meaning: 'File for a CPU profile.',
    },
    {
      name: 'datadir',
      type: 'string',
      default: '~/.stakerd/data',
      meaning:
        'Directory that stakerd creates at startup. The database has its own path, `dbconfig.DBPath`.',
    },
    {
      name: 'debuglevel',
      type: 'string',
      default: 'info',
      meaning: 'Minimum log level: `trace`, `debug`, `info`, `warn`, `error` or `fatal`.',
    },
    {
      name: 'dumpcfg',
      type: 'bool',
      default: 'false',
      meaning:
        'Writes the current settings to the configuration file if that file is missing, cannot be read or has an unknown section, then continues startup.',
    },
    {
      name: 'logdir',
      type: 'string',
      default: '~/.stakerd/logs',
      meaning: 'Log directory.',
    },
    {
      name: 'maxbodybytes',
      type: 'int64',
      default: '1000000',
      meaning: 'Maximum size of a request body, in bytes.',
    },
    {
      name: 'maxheaderbytes',
      type: 'int',
      default: '1048576',
      meaning: 'Maximum size of request headers, in bytes.',
    },
    {
      name: 'maxopenconnections',
      type: 'int',
      default: '0',
      meaning: 'Maximum number of concurrent connections; 0 means no limit.',
    },
    {
      name: 'maxrequestbatchsize',
      type: 'int',
      default: '10',
      meaning: 'Maximum number of requests in one JSON-RPC batch.',
    },
    {
      name: 'profile',
      type: 'string',
      default: '',
      meaning: 'Port, or host and port, of the Go profiling server.',
    },
    {
      name: 'readtimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Timeout for reading a request.',
    },
    {
      name: 'rpclisten',
      type: 'string',
      default: '',
      meaning: 'Address on which JSON-RPC is served; repeat the flag for several.',
    },
    {
      name: 'stakerddir',
      type: 'string',
      default: '~/.stakerd',
      meaning: 'Home directory with configuration, logs and data.',
    },
    {
      name: 'writetimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Timeout for writing a response.',
    },
  ],
  env: [
    {name: 'BTCSTAKER_USERNAME', required: true, meaning: 'User name that clients must send.'},
    {name: 'BTCSTAKER_PASSWORD', required: true, meaning: 'Password that clients must send.'},
  ],
  files: [
    {path: '<home>/stakerd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/stakerd.log', meaning: 'Log.'},
    {
      path: '~/.stakerd/data/staker.db',
      meaning:
        'Database. It does not move with the home directory; its path is set by `dbconfig.DBPath`.',
    },
  ],
  ports: [
    {port: 15812, meaning: 'JSON-RPC.', setBy: 'rpclisten in stakerd.conf'},
    {
      port: 2112,
      meaning: 'Prometheus metrics.',
      setBy: 'ServerPort under metricsconfig in stakerd.conf',
    },
  ],
});
