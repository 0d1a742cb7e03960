import {expect, test} from 'vitest';
import scripts from './scripts';

/** The scripts in the chain's code, which contains them as base64. */
// cspell:disable
const CODE_SCRIPTS = {
  'burn-script': 'agdiYWJ5bG9u',
  'testnet-slashing-script': 'ABRb4SYk0IorQkCV18ByIcM0UNFL8Q==',
};
// cspell:enable

test.each(Object.entries(CODE_SCRIPTS))(
  '%s matches the script in the chain’s code',
  (key, base64) => {
    expect(scripts.facts[key]?.value).toBe(Buffer.from(base64, 'base64').toString('hex'));
  },
);
