import {defineProgramConfig} from './schema';

/** The keys of the signer's `config.toml`. Missing keys get the defaults of `dump-cfg`. */
export default defineProgramConfig({
  program: 'covenant-signer',
  versions: 'v0.16.1 of covenant-emulator',
  source: {id: 'COV161', path: 'covenant-signer/config'},
  asOf: '2026-03-26',
  keys: [
    {
      key: 'keystore.keystore-type',
      type: 'string',
      default: 'cosmos',
      range: 'cosmos',
      meaning: 'Type of the key store. Only one type exists.',
    },
    {
      key: 'keystore.cosmos.chain-id',
      type: 'string',
      default: 'empty',
      meaning:
        'Name under which the os, kwallet and pass backends store the keys. The covenant-signer keys commands always use the name cosmos. The file and test backends ignore this key.',
      change: 'With os, kwallet or pass, set it to cosmos; otherwise the key is not found.',
    },
    {
      key: 'keystore.cosmos.key-directory',
      type: 'string',
      default: '~/.covenant-emulator',
      meaning: 'Directory that contains the keyring.',
      change: 'Always set it to the --keyring-dir or --home that you used to create the key.',
    },
    {
      key: 'keystore.cosmos.keyring-backend',
      type: 'string',
      required: true,
      range: 'file, test, os, kwallet, pass, memory',
      meaning:
        'Keyring backend of the covenant key. With file, the key is encrypted, and you send the passphrase in a request to /v1/unlock.',
      change: 'Set file for the key of a committee member.',
    },
    {
      key: 'keystore.cosmos.key-name',
      type: 'string',
      required: true,
      meaning: 'Name of the covenant key in the keyring.',
      change: 'Always set it.',
    },
    {
      key: 'server-config.host',
      type: 'string',
      default: '127.0.0.1',
      meaning: 'Address on which the signer accepts HTTP requests, without TLS.',
      change: 'Set a private address if covd runs on another machine.',
    },
    {
      key: 'server-config.port',
      type: 'integer',
      default: '9791',
      meaning: 'Port on which the signer listens.',
    },
    {
      key: 'server-config.read-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '15',
      meaning: 'Timeout for reading a request; 0 means no limit.',
    },
    {
      key: 'server-config.write-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '15',
      meaning: 'Timeout for writing a response; 0 means no limit.',
    },
    {
      key: 'server-config.idle-timeout',
      type: 'integer',
      unit: 'seconds',
      default: '120',
      meaning: 'How long an idle connection stays open for its next request.',
    },
    {
      key: 'server-config.max-content-length',
      type: 'integer',
      unit: 'bytes',
      default: '10485760',
      meaning: 'Maximum size of a request body; a larger one is rejected.',
    },
    {
      key: 'server-config.hmac-key',
      type: 'string',
      default: 'empty: no authentication',
      meaning:
        'Shared secret that authenticates every request, in the X-Covenant-HMAC header; must match HMACKey in covd.conf. The signer uses the value literally: it does not resolve references to a cloud secret store.',
      change: 'Always set it.',
    },
    {
      key: 'metrics.host',
      type: 'string',
      default: '127.0.0.1',
      range: 'an IP address; a host name is rejected',
      meaning: 'Address on which Prometheus metrics are served.',
    },
    {
      key: 'metrics.port',
      type: 'integer',
      default: '2112',
      range: '1024 to 65535',
      meaning: 'Port of the metrics endpoint; the path is /metrics.',
      change: 'Change it if covd runs on the same machine: covd uses 2112 too.',
    },
  ],
});
