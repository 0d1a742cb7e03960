import {defineCli} from '../schema';

export default defineCli({
  binary: 'vigilante',
  title: 'vigilante',
  purpose: 'Relays data between Bitcoin and Babylon, and monitors both.',
  framework: 'cobra',
  versions: 'main as of 2026-05-05',
  source: {id: 'VIG', path: 'cmd/vigilante'},
  asOf: '2026-05-05',
  commands: [
    {
      path: ['reporter'],
      usage: 'reporter',
      purpose: 'Reports Bitcoin headers and checkpoints to Babylon.',
      flags: [
        {
          name: 'babylon-key-dir',
          type: 'string',
          default: '',
          meaning: 'Directory with the BABY key.',
        },
        {
          name: 'config',
          type: 'string',
          default: '~/.babylon-vigilante/vigilante.yml',
          meaning: 'Configuration file.',
        },
      ],
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/reporter.go'},
    },
    {
      path: ['submitter'],
      usage: 'submitter',
      purpose: 'Submits epoch checkpoints to Bitcoin.',
      flags: [
        {
          name: 'config',
          type: 'string',
          default: '~/.babylon-vigilante/vigilante.yml',
          meaning: 'Configuration file.',
        },
      ],
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/submitter.go'},
    },
    {
      path: ['monitor'],
      usage: 'monitor',
      purpose: 'Compares Babylon with its checkpoints on Bitcoin and raises an alert on attacks.',
      flags: [
        {
          name: 'genesis',
          type: 'string',
          default: 'genesis.json',
          meaning: 'Genesis file of the chain to monitor.',
        },
        {
          name: 'config',
          type: 'string',
          default: '~/.babylon-vigilante/vigilante.yml',
          meaning: 'Configuration file.',
        },
      ],
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/monitor.go'},
    },
    {
      path: ['bstracker'],
      usage: 'bstracker',
      purpose:
        'Watches stakes on Bitcoin, reports unbonding, and broadcasts slashing transactions.',
      flags: [
        {name: 'babylon-key', type: 'string', default: '', meaning: 'Directory with the BABY key.'},
        {
          name: 'config',
          type: 'string',
          default: '~/.babylon-vigilante/vigilante.yml',
          meaning: 'Configuration file.',
        },
        {
          name: 'start-height',
          type: 'uint64',
          default: '0',
          meaning:
            'Babylon height from which the tracker reads evidence of double signing; a previously saved height takes precedence.',
        },
      ],
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/btcstaking_tracker.go'},
    },
    {
      path: ['dump-cfg'],
      aliases: ['dc'],
      usage: 'dump-cfg',
      purpose: 'Writes a configuration file with default values.',
      flags: [
        {
          name: 'config-file-dir',
          type: 'string',
          default: '',
          meaning: 'Path of the file to write.',
        },
      ],
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/config.go'},
    },
    {
      path: ['version'],
      aliases: ['v'],
      usage: 'version',
      purpose: "Prints the program's version.",
      source: {id: 'VIG', path: 'cmd/vigilante/cmd/version.go'},
    },
  ],
  files: [{path: '~/.babylon-vigilante/vigilante.yml', meaning: 'Configuration.'}],
  ports: [{port: 2112, meaning: 'Prometheus metrics.'}],
});
