import {defineProgramConfig} from './schema';

/** The keys of the signer's `config.toml`. Missing keys take the defaults of `dump-cfg`. */
export default defineProgramConfig({
  program: 'covenant-signer',
  versions: 'v0.16.1 of covenant-emulator',
  source: {id: 'COV161', path: 'covenant-signer/config'},
  asOf: '2026-03-26',
  keys: [
    {
      key: 'keystore.keystore-type',
      type: 'text',
      default: 'cosmos',
      range: 'cosmos',
      meaning: 'Kind of key store. There is only one.',
    },
    {
      key: 'keystore.cosmos.chain-id',
      type: 'text',
      default: 'empty',
      meaning: 'Chain id with which the keyring is opened. It must be the one given at creation.',
      change: 'Always set it.',
    },
    {
      key: 'keystore.cosmos.key-directory',
      type: 'text',
      default: 'empty: the working directory',
      meaning: 'Folder that holds the keyring.',
      change: 'Always set it, to the --keyring-dir or --home with which the key was made.',
    },
    {
      key: 'keystore.cosmos.keyring-backend',
      type: 'text',
      required: true,
      range: 'file, test, os, kwallet, pass, memory',
      meaning:
        'Keyring backend of the covenant key. With file the key is encrypted, and a request to /v1/unlock brings the passphrase.',
      change: 'Set file for a key of the committee.',
    },
    {
      key: 'keystore.cosmos.key-name',
      type: 'text',
      required: true,
      meaning: 'Name of the covenant key in the keyring.',
      change: 'Always set it.',
    },
    {
      key: 'server-config.host',
      type: 'text',
      default: '127.0.0.1',
      meaning: 'Address on which the signer takes requests over HTTP, without TLS.',
      change: 'Set a private address when covd runs on another machine.',
    },
    {
      key: 'server-config.port',
      type: 'integer',
      default: '9791',
      meaning: 'Port of the signer.',
    },
    {
      key: 'server-config.read-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '15',
      meaning: 'Longest time until a request must be read; 0 is no limit.',
    },
    {
      key: 'server-config.write-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '15',
      meaning: 'Longest time until an answer must be written; 0 is no limit.',
    },
    {
      key: 'server-config.idle-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '120',
      meaning: 'How long an open connection may wait for its next request.',
    },
    {
      key: 'server-config.max-content-length',
      type: 'integer',
      unit: 'bytes',
      default: '10485760',
      meaning: 'Largest request body; a larger one is refused.',
    },
    {
      key: 'server-config.hmac-key',
      type: 'text',
      default: 'empty: no authentication',
      meaning:
        'Shared secret that every request must be authenticated with, in the header X-Covenant-HMAC; the same text as HMACKey of covd. It is taken literally: a reference to a cloud secret store is not resolved.',
      change: 'Always set it.',
    },
    {
      key: 'metrics.host',
      type: 'text',
      default: '127.0.0.1',
      range: 'an IP address; a name is refused',
      meaning: 'Address on which Prometheus metrics are served.',
    },
    {
      key: 'metrics.port',
      type: 'integer',
      default: '2112',
      range: '1024 to 65535',
      meaning: 'Port of the metrics, path /metrics.',
      change: 'Change it when covd runs on the same machine: it wants 2112 too.',
    },
  ],
});
