import {expect, test} from 'vitest';
import scripts from './scripts';

/** In the encoding that the parameter files use. */
// cspell:disable
const IN_THE_CODE = {
  'burn-script': 'agdiYWJ5bG9u',
  'testnet-slashing-script': 'ABRb4SYk0IorQkCV18ByIcM0UNFL8Q==',
};
// cspell:enable

test.each(Object.entries(IN_THE_CODE))(
  '%s is the script of the code, which has it as base64',
  (key, base64) => {
    expect(scripts.facts[key]?.value).toBe(Buffer.from(base64, 'base64').toString('hex'));
  },
);
