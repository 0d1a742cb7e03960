import {base64} from '@scure/base';
import {RawWitness, WIF} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {signBip322} from './signBip322';

// The key and the results are BIP-322 test vectors. BIP-322 lists two results for each message: with
// and without low-R grinding. The library does not grind.
const secret = WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k');

describe('signBip322', () => {
  test.each([
    [
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
  ])('signs the message %j for a Native SegWit address', (message, expected) => {
    expect(signBip322(message, secret, 'p2wpkh')).toBe(expected);
  });

  test('returns a single 64-byte signature for a Taproot address', () => {
    const witness = RawWitness.decode(base64.decode(signBip322('Hello World', secret, 'p2tr')));
    expect(witness.map((item) => item.length)).toEqual([64]);
  });
});
