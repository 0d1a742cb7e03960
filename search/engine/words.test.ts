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
