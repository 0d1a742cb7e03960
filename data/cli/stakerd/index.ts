import {defineCli} from '../schema';

export default defineCli({
  binary: 'stakerd',
  title: 'stakerd',
  purpose: 'Watches stakes and drives a Bitcoin wallet for stakercli.',
  framework: 'go-flags',
  versions: 'main of 2026-04-30',
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
      meaning: 'File for a profile of processor time.',
    },
    {
      name: 'datadir',
      type: 'string',
      default: '~/.stakerd/data',
      meaning: 'Folder of the database.',
    },
    {
      name: 'debuglevel',
      type: 'string',
      default: 'info',
      meaning:
        'Least severe level that is logged: `trace`, `debug`, `info`, `warn`, `error` or `fatal`.',
    },
    {
      name: 'dumpcfg',
      type: 'bool',
      default: 'false',
      meaning: 'Writes a configuration file with defaults where none exists, then stops.',
    },
    {
      name: 'logdir',
      type: 'string',
      default: '~/.stakerd/logs',
      meaning: 'Folder of the logs.',
    },
    {
      name: 'maxbodybytes',
      type: 'int64',
      default: '1000000',
      meaning: 'Largest body of a request, in bytes.',
    },
    {
      name: 'maxheaderbytes',
      type: 'int',
      default: '1048576',
      meaning: 'Largest header of a request, in bytes.',
    },
    {
      name: 'maxopenconnections',
      type: 'int',
      default: '0',
      meaning: 'Most clients connected at once; 0 for no limit.',
    },
    {
      name: 'maxrequestbatchsize',
      type: 'int',
      default: '10',
      meaning: 'Most calls in one JSON-RPC batch.',
    },
    {
      name: 'profile',
      type: 'string',
      default: '',
      meaning: 'Port, or host and port, at which Go profiles are served.',
    },
    {
      name: 'readtimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Longest time in which a request must have come in.',
    },
    {
      name: 'rpclisten',
      type: 'string',
      default: '',
      meaning: 'Address at which JSON-RPC is served; may be given more than once.',
    },
    {
      name: 'stakerddir',
      type: 'string',
      default: '~/.stakerd',
      meaning: 'Home folder with configuration, logs and data.',
    },
    {
      name: 'writetimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Longest time in which an answer must have gone out.',
    },
  ],
  env: [
    {name: 'BTCSTAKER_USERNAME', required: true, meaning: 'User name that clients must give.'},
    {name: 'BTCSTAKER_PASSWORD', required: true, meaning: 'Password that clients must give.'},
  ],
  files: [
    {path: '<home>/stakerd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/stakerd.log', meaning: 'Log.'},
    {path: '<home>/data/staker.db', meaning: 'Database.'},
  ],
  ports: [
    {port: 15812, meaning: 'JSON-RPC.', setBy: 'rpclisten in stakerd.conf'},
    {port: 2112, meaning: 'Prometheus metrics.', setBy: 'port under metricsconfig in stakerd.conf'},
  ],
});
