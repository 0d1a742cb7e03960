import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {termsOf, wordsOf} from './words';

const terms = (text: string) => wordsOf(text).map(termsOf);

test('spellings of one identifier are one term', () => {
  const [hyphens] = terms('create-bls-key');
  expect(hyphens).toEqual(['createblskey', 'blskey', 'key', 'create', 'bls']);
  for (const spelling of ['createBlsKey', 'create_bls_key', 'createblskey', 'CREATE.BLS.KEY']) {
    expect(terms(spelling)[0]).toContain('createblskey');
  }
});

test('paths, opcodes, messages and flags are found whole and by their parts', () => {
  expect(terms('/v2/delegations')[0]).toEqual(['v2delegations', 'delegations', 'v2']);
  expect(terms('OP_CHECKSIGADD')[0]).toContain('opchecksigadd');
  expect(terms('MsgCreateBTCDelegation')[0]).toEqual(
    expect.arrayContaining(['msgcreatebtcdelegation', 'create', 'btc', 'delegation']),
  );
  expect(terms('--keyring-backend=test')[0]).toEqual(
    expect.arrayContaining(['--keyringbackend', 'keyringbackend', 'keyring', 'backend']),
  );
  expect(terms('a--b')[0]).not.toContain('--b');
});

test('numbers keep together, and parts of a version mean nothing alone', () => {
  expect(terms('64,000 and 0.005')).toEqual([['64000'], ['and'], ['0005']]);
  expect(terms('v4.3.1')[0]).not.toContain('3');
  expect(terms('phase-1')[0]).toEqual(['phase1', '1', 'phase']);
});

test('a letter that is taken apart into several words is one term', () => {
  const terms = wordsOf('Greeting \ufdfa, \u037a and \u00bd').flatMap(termsOf);
  expect(terms.join('').includes(' ')).toBe(false);
  expect(terms).toHaveLength(4);
});

test('places in the text are those of the text, whatever its letters', () => {
  const text = '🔑 Ünbonding—keys';
  expect(wordsOf(text).map(({start, end, term}) => [text.slice(start, end), term])).toEqual([
    ['Ünbonding', 'unbonding'],
    ['keys', 'keys'],
  ]);
});

test('keys and hashes are one term, cut to a length', () => {
  const [hash] = terms('a3'.repeat(32));
  expect(hash).toEqual(['a3'.repeat(16)]);
});

test('a word that is remembered keeps none of the text that it was in', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (let count = 0; count < 1000; count += 1) {
    wordsOf(`rememberedword${count}x${' '.repeat(65_000)}`);
  }
  // All texts together have 65 MB.
  expect(used() - before).toBeLessThan(20e6);
});
