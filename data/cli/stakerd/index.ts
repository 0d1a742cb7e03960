import {defineCli} from '../schema';

export default defineCli({
  binary: 'stakerd',
  title: 'stakerd',
  purpose: 'Watches stakes and drives a Bitcoin wallet for stakercli.',
  framework: 'go-flags',
  versions: 'main of 2026-04-30',
  source: {id: 'STK', path: 'cmd/stakerd'},
  asOf: '2026-04-30',
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
      name: 'dumpcfg',
      type: 'bool',
      default: 'false',
      meaning: 'Writes a configuration file with defaults where none exists, then stops.',
    },
    {
      name: 'stakerddir',
      type: 'string',
      default: '~/.stakerd',
      meaning: 'Home folder with configuration, logs and data.',
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
