import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hex} from '@scure/base';
import {NETWORK} from '@scure/btc-signer';
import {sha256, tagSchnorr} from '@scure/btc-signer/utils.js';
import {describe, expect, test} from 'vitest';
import mainnet from '../../data/facts/bbn-1.btcstaking';
import phase1 from '../../data/facts/phase-1';
import scriptFacts from '../../data/facts/scripts';
import bytesOfOpReturn from '../../data/tables/script-bytes-op-return';
import bytesOfSlashing from '../../data/tables/script-bytes-slashing';
import bytesOfTimelock from '../../data/tables/script-bytes-timelock';
import bytesOfUnbonding from '../../data/tables/script-bytes-unbonding';
import outputTable from '../../data/tables/script-example';
import controlBlockTable from '../../data/tables/script-example-control-blocks';
import keyTable from '../../data/tables/script-example-keys';
import scriptTable from '../../data/tables/script-example-scripts';
import spendTable from '../../data/tables/script-example-spends';
import treeTable from '../../data/tables/script-example-tree';
import {
  NUMS,
  phase1OpReturn,
  slashingScript,
  stakingOutput,
  timelockScript,
  unbondingOutput,
  unbondingScript,
} from './buildOutputs';
import type {Leaf, StakeTerms} from './buildOutputs';
import {burnScript, exampleAmounts, exampleOutputs, exampleSpends, exampleTerms} from './example';
import {exampleKey, exampleKeys} from './exampleKeys';
import {covenantPart} from './spendOutputs';

// The keys, scripts, hashes and addresses in the tables were computed independently, by Python code
// that had only the labels of the keys, and they agree with the btcstaking package of babylon v4.0.0.
// Therefore they can check this code.

const ACCEPTED = [
  'dda4cba45f9190d86acf9ff8c36e32155f6bcaadc4c107275aaee94eef433d3b',
  '3ad0b83128bc5a55f825703761ad9222e23e4f56e4b1802b24f1016232121c41',
  'd28451857159b2c757ed8fca9c87e198fb0bf1318de332b86943fab7f5095f17',
  'f7da25b9d28309b2aa5d19617e0185fb13ac666e76820f24aa17ba402781b3f9',
  'bca0f9901be2e3b9bbee370001ea30b0a9560ee5e53ade156d6a146904e4fda8',
  'c5dc47f5f6b2c787b6256368db9e2e23c51398db7e136f6cafa399509c7e9e20',
];

const {staking, unbonding, refund} = exampleOutputs;
const opReturn = phase1OpReturn(hex.decode('62626e31'), exampleTerms);
const fact = (group: {facts: Record<string, {value: unknown}>}, key: string) =>
  group.facts[key]?.value;

describe('the tables on the page', () => {
  test('contain the keys', () => {
    expect(keyTable.rows.map(({key}) => key)).toEqual(
      [exampleTerms.staker, ...exampleTerms.finalityProviders, ...exampleTerms.covenant].map(
        (key) => hex.encode(key),
      ),
    );
    for (const {label, key} of keyTable.rows) {
      expect(hex.encode(exampleKey(String(label)).xOnly)).toBe(key);
    }
  });

  test('contain the scripts and their sizes', () => {
    const built = [
      staking.leaves.timelock.script,
      staking.leaves.unbonding.script,
      staking.leaves.slashing.script,
      unbonding.leaves.timelock.script,
      opReturn,
    ];
    expect(scriptTable.rows.map((row) => [row.hex, row.bytes])).toEqual(
      built.map((script) => [hex.encode(script), script.length]),
    );
    expect(unbonding.leaves.slashing.script).toEqual(staking.leaves.slashing.script);
    expect(refund.leaves.timelock.script).toEqual(unbonding.leaves.timelock.script);
  });

  test('contain the hashes', () => {
    const hashes = treeTable.rows.map(({node, hash}) => [node, hash]);
    const listed = Object.fromEntries(hashes) as Record<string, string>;
    // The branch is the sibling of the slashing leaf, so that leaf's control block ends with it.
    expect(listed['Staking: branch of timelock and unbonding']).toBe(
      hex.encode(staking.leaves.slashing.controlBlock.slice(-32)),
    );
    const titles = {Staking: staking, Unbonding: unbonding, 'Slashing refund': refund};
    for (const [title, output] of Object.entries(titles)) {
      expect(listed[`${title}: Merkle root`]).toBe(hex.encode(output.merkleRoot));
      const tweak = tagSchnorr('TapTweak', NUMS, output.merkleRoot);
      expect(listed[`${title}: tweak`]).toBe(hex.encode(tweak));
      for (const [name, leaf] of Object.entries<Leaf>(output.leaves)) {
        expect(listed[`${title}: ${name} leaf`]).toBe(hex.encode(leaf.hash));
      }
    }
  });

  test('contain the output keys, output scripts and addresses', () => {
    expect(outputTable.rows.map(({key, pkScript, address}) => [key, pkScript, address])).toEqual(
      [staking, unbonding, refund].map((output) => [
        hex.encode(output.outputKey),
        hex.encode(output.pkScript),
        output.address,
      ]),
    );
  });

  test('contain the control blocks', () => {
    const built = [staking, unbonding, refund].flatMap(({leaves}) =>
      Object.values<Leaf>(leaves).map(({controlBlock}) => controlBlock),
    );
    expect(controlBlockTable.rows.map((row) => [row.hex, row.bytes])).toEqual(
      built.map((block) => [hex.encode(block), block.length]),
    );
  });

  test.each([
    ['timelock', bytesOfTimelock, staking.leaves.timelock.script],
    ['unbonding', bytesOfUnbonding, staking.leaves.unbonding.script],
    ['slashing', bytesOfSlashing, staking.leaves.slashing.script],
    ['OP_RETURN', bytesOfOpReturn, opReturn],
  ])('list the bytes of %s at the right offsets', (_name, table, script) => {
    const bytes = table.rows.map((row) => String(row.hex));
    expect(hex.encode(script).startsWith(bytes.join(''))).toBe(true);
    const offsets = bytes.map((_, index) => bytes.slice(0, index).join('').length / 2);
    expect(table.rows.map(({at}) => at)).toEqual(offsets);
  });

  test('list the slashing leaf up to the covenant part, which equals that of the unbonding leaf', () => {
    const ownBytes = 34;
    const covenantPartHex = hex.encode(staking.leaves.unbonding.script.slice(ownBytes));
    const start = bytesOfSlashing.rows.map((row) => row.hex).join('');
    expect(start + covenantPartHex).toBe(hex.encode(staking.leaves.slashing.script));
  });

  test('contain the spends and their sizes', () => {
    expect(
      spendTable.rows.map((row) => [row.items, row.witness, row.weight, row.vbytes, row.txid]),
    ).toEqual(
      Object.values(exampleSpends).map(({tx}) => {
        const witness = tx.getInput(0).finalScriptWitness ?? [];
        const withoutWitness = tx.toBytes(true, false).length;
        const markerAndFlag = 2;
        const witnessBytes = tx.toBytes(true, true).length - withoutWitness - markerAndFlag;
        return [witness.length, witnessBytes, tx.weight, tx.vsize, tx.id];
      }),
    );
  });
});

test("the page shows the program's output", () => {
  const page = path.join(__dirname, '../../docs/guides/specifications/bitcoin_staking_scripts.mdx');
  const printed = Object.entries(exampleOutputs).map(
    ([name, {outputKey, address}]) => `${name.padEnd(10)} ${hex.encode(outputKey)} ${address}`,
  );
  expect(readFileSync(page, 'utf8')).toContain(printed.join('\n'));
});

describe('the facts', () => {
  test('the internal key is the hash of the generator', () => {
    expect(hex.encode(NUMS)).toBe(fact(scriptFacts, 'nums-x'));
  });

  test('the sizes match the example', () => {
    const sizes = {
      'staking-timelock-bytes': staking.leaves.timelock.script,
      'unbonding-timelock-bytes': unbonding.leaves.timelock.script,
      'unbonding-leaf-bytes': staking.leaves.unbonding.script,
      'slashing-leaf-bytes': staking.leaves.slashing.script,
      'output-script-bytes': staking.pkScript,
      'deep-control-block-bytes': staking.leaves.timelock.controlBlock,
      'middle-control-block-bytes': staking.leaves.slashing.controlBlock,
      'root-control-block-bytes': refund.leaves.timelock.controlBlock,
    };
    for (const [key, {length}] of Object.entries(sizes)) {
      expect([key, fact(scriptFacts, key)]).toEqual([key, length]);
    }
    expect(fact(scriptFacts, 'op-return-bytes')).toBe(opReturn.length - 2);
    expect(fact(scriptFacts, 'burn-script')).toBe(hex.encode(burnScript));
  });

  test('fee rates follow from fees and sizes', () => {
    const unbondingVbytes = exampleSpends.unbond.tx.vsize;
    const slashingVbytes = exampleSpends['slash-stake'].tx.vsize;
    expect(fact(scriptFacts, 'unbonding-vbytes')).toBe(unbondingVbytes);
    expect(fact(scriptFacts, 'slashing-vbytes')).toBe(slashingVbytes);
    expect(fact(scriptFacts, 'unbonding-fee-rate')).toBe(
      Math.round(Number(exampleAmounts.unbondingFee) / unbondingVbytes),
    );
    expect(fact(scriptFacts, 'slashing-fee-rate')).toBe(
      Math.round(Number(exampleAmounts.slashingFee) / slashingVbytes),
    );
  });

  test("the example uses mainnet's parameters", () => {
    expect({
      'covenant-quorum': exampleTerms.quorum,
      'covenant-size': exampleTerms.covenant.length,
      'max-staking-time-blocks': exampleTerms.stakingTime,
      'unbonding-time-blocks': exampleTerms.unbondingTime,
      'min-staking-value-sat': Number(exampleAmounts.stake),
      'unbonding-fee-sat': Number(exampleAmounts.unbondingFee),
      'min-slashing-tx-fee-sat': Number(exampleAmounts.slashingFee),
      'slashing-rate': String(Number(exampleAmounts.slashedPerThousand) / 10),
    }).toEqual(
      Object.fromEntries(
        [
          'covenant-quorum',
          'covenant-size',
          'max-staking-time-blocks',
          'unbonding-time-blocks',
          'min-staking-value-sat',
          'unbonding-fee-sat',
          'min-slashing-tx-fee-sat',
          'slashing-rate',
        ].map((key) => [key, fact(mainnet, key)]),
      ),
    );
    expect(fact(phase1, 'tag')).toBe(hex.encode(opReturn.slice(2, 6)));
  });
});

test('the signed transactions are those that a script interpreter has accepted', () => {
  // btcd 0.24.2 has accepted each of them under its standard rules. The hash covers the witness.
  expect(
    Object.values(exampleSpends).map(({tx}) => hex.encode(sha256(hex.decode(tx.hex)))),
  ).toEqual(ACCEPTED);
});

test('exactly a quorum of members signs, in reverse order of the keys', () => {
  const {covenant} = exampleKeys;
  const part = covenantPart(covenant, covenant.slice(0, 2), ({xOnly}) => xOnly);
  const sorted = covenant.map(({xOnly}) => hex.encode(xOnly)).sort();
  const signers = covenant.slice(0, 2).map(({xOnly}) => hex.encode(xOnly));
  expect(part.map((item) => hex.encode(item))).toEqual(
    sorted.reverse().map((key) => (signers.includes(key) ? key : '')),
  );
});

test.each([
  [1, '51'],
  [16, '60'],
  [17, '0111'],
  [127, '017f'],
  [128, '028000'],
  [255, '02ff00'],
  [256, '020001'],
  [32_767, '02ff7f'],
  [32_768, '03008000'],
  [65_535, '03ffff00'],
])('a timelock of %i blocks is encoded as %s', (blocks, push) => {
  const script = hex.encode(timelockScript(exampleTerms.staker, blocks));
  expect(script).toBe(`20${hex.encode(exampleTerms.staker)}ad${push}b2`);
});

test('the order in which keys are passed does not matter', () => {
  const reversed = {...exampleTerms, covenant: [...exampleTerms.covenant].reverse()};
  expect(stakingOutput(reversed).address).toBe(staking.address);
});

type Vector = {
  readonly name: string;
  readonly terms: Record<'staker', string> &
    Record<'finalityProviders' | 'covenant', string[]> &
    Record<'quorum' | 'stakingTime' | 'unbondingTime', number>;
  readonly staking: string;
  readonly unbonding: string;
  readonly scripts: Record<'timelock' | 'unbonding' | 'slashing', string>;
};

const vectors = JSON.parse(
  readFileSync(path.join(__dirname, 'babylon-vectors.json'), 'utf8'),
) as Vector[];

test.each(vectors)("the outputs match Babylon's test vector: $name", ({terms, ...expected}) => {
  const built: StakeTerms = {
    ...terms,
    staker: hex.decode(terms.staker),
    finalityProviders: terms.finalityProviders.map((key) => hex.decode(key)),
    covenant: terms.covenant.map((key) => hex.decode(key)),
  };
  const output = stakingOutput(built, NETWORK);
  expect(hex.encode(output.pkScript)).toBe(expected.staking);
  expect(hex.encode(unbondingOutput(built, NETWORK).pkScript)).toBe(expected.unbonding);
  expect(hex.encode(output.leaves.timelock.script)).toBe(expected.scripts.timelock);
  // The longer scripts are compared by hash, which keeps the file readable.
  expect(hex.encode(sha256(unbondingScript(built)))).toBe(expected.scripts.unbonding);
  expect(hex.encode(sha256(slashingScript(built)))).toBe(expected.scripts.slashing);
});

describe('rejects', () => {
  test.each([0, 65_536, 1.5])('a timelock of %d blocks', (blocks) => {
    expect(() => timelockScript(exampleTerms.staker, blocks)).toThrow(
      `timelockScript: ${blocks} blocks. Use a whole number from 1 to 65535`,
    );
  });

  test.each([0, 10])('a quorum of %d', (quorum) => {
    expect(() => unbondingScript({...exampleTerms, quorum})).toThrow(
      `signedBy: ${quorum} of 9 keys must sign. Use a whole number from 1 to 9`,
    );
  });

  test('the same key in two roles', () => {
    const terms = {...exampleTerms, finalityProviders: [exampleTerms.staker]};
    expect(() => stakingOutput(terms)).toThrow(
      `the key ${hex.encode(exampleTerms.staker)} is used twice`,
    );
  });

  test('a five-byte tag', () => {
    expect(() => phase1OpReturn(new Uint8Array(5), exampleTerms)).toThrow(
      'phase1OpReturn: got a 5-byte tag and 1 finality providers. Use a 4-byte tag',
    );
  });
});
