import {base64, hex} from '@scure/base';
import {p2tr, p2wpkh, Transaction} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {exampleAmounts, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {decodeTx} from '../bitcoin-staking-scripts/rawTransaction';
import {verifySpend} from '../bitcoin-staking-scripts/verifySpend';
import {check, stakeOf} from '../staking-check/check';
import {verdictOf} from '../staking-check/verdict';
import {apiAnswer, exampleParameters, nodeResponse} from '../staking-check/exampleDelegation';
import {readParameters} from '../staking-check/parameters';
import {readDelegation, type Delegation} from '../staking-check/readDelegation';
import {readTransaction} from '../staking-check/readTransaction';
import {
  buildUnbonding,
  buildWithdrawal,
  complete,
  ExitProblem,
  feeOf,
  origins,
  readSecret,
  sign,
  signatureIn,
} from './buildExit';

const [mainnet] = checkNetworks;
const parameters = JSON.stringify({params: exampleParameters});
const params = readParameters(parameters);
const delegationOf = (answer: unknown): Delegation => readDelegation(JSON.stringify(answer));
const delegation = delegationOf(nodeResponse);
const stake = stakeOf(delegation, mainnet!, params);

/** Returns the outcome of checking a delegation. Throws an error if it cannot be read. */
function judged(answer: unknown) {
  const input = {network: 'bbn-1', parameters, delegation: JSON.stringify(answer)};
  const outcome = check(input, checkNetworks);
  if ('problems' in outcome) throw new Error(outcome.problems[0]!.message);
  return outcome;
}
const {secret} = exampleKeys.staker;
const to = p2wpkh(Uint8Array.of(2, ...exampleKeys.staker.xOnly)).address;

/** Verifies a transaction in hex against the output that it spends. */
function run(raw: string, spent: {amount: bigint; script: Uint8Array}) {
  const {inputs, witnesses, ...parts} = decodeTx(hex.decode(raw));
  const tx = {
    ...parts,
    inputs: inputs.map(({txid, ...rest}) => ({...rest, txid: hex.encode(txid)})),
  };
  return verifySpend(tx, 0, [spent], witnesses![0]!);
}

describe('unbonding', () => {
  test.each([
    ['a node', nodeResponse],
    ['the Staking API', apiAnswer],
  ])('builds a valid transaction from the response of %s', (_from, answer) => {
    const given = delegationOf(answer);
    const unsigned = buildUnbonding(judged(answer));
    const raw = complete(unsigned, sign(unsigned, secret), stake, given.covenantSignatures);
    expect(run(raw, unsigned.spent)).toBe('valid');
    expect(readTransaction(raw).id).toBe(given.unbondingTx.id);
    expect(feeOf(unsigned)).toBe(exampleAmounts.unbondingFee);
    const [witness] = decodeTx(hex.decode(raw)).witnesses!;
    const members = witness!.slice(0, exampleTerms.covenant.length);
    expect(members.filter(({length}) => length > 0)).toHaveLength(exampleTerms.quorum);
  });

  test('uses exactly a quorum of signatures if there are more', () => {
    const unsigned = buildUnbonding(judged(nodeResponse));
    const signatures = exampleKeys.covenant.map((key) => ({
      key: key.xOnly,
      signature: sign(unsigned, key.secret),
    }));
    const raw = complete(unsigned, sign(unsigned, secret), stake, signatures);
    expect(run(raw, unsigned.spent)).toBe('valid');
  });

  const del = nodeResponse.btc_delegation;
  const unb = del.undelegation_response;
  test.each([
    [
      'too few signatures',
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: unb.covenant_unbonding_sig_list.slice(1),
        },
      },
      /5 of 9 covenant members/,
    ],
    [
      'a different transaction',
      {
        undelegation_response: {
          ...unb,
          unbonding_tx_hex: unb.unbonding_tx_hex.replace('a07b07', 'a17b07'),
        },
      },
      /490,401 sat|490,400 sat|sat/,
    ],
    ['a different amount', {total_sat: '7'}, /It states 7 sat for output 0/],
    ['a slashed stake', {status_desc: 'SLASHED', active: false}, /The state is SLASHED/],
  ])('is rejected because of %s', (_name, change, message) => {
    const outcome = judged({btc_delegation: {...del, ...change}});
    expect(() => buildUnbonding(outcome)).toThrow(ExitProblem);
    expect(() => buildUnbonding(outcome)).toThrow(message);
  });
});

describe('a withdrawal', () => {
  const blocks = {stake: 64_000, unbonding: 301, slashing: 301, 'unbonding-slashing': 301};
  test.each(origins)(
    'from %s is valid, waits for its timelock and pays the requested fee',
    (from) => {
      const unsigned = buildWithdrawal(delegation, stake, {from, to, feeRate: 2.5});
      const raw = complete(unsigned, sign(unsigned, secret), stake);
      expect(run(raw, unsigned.spent)).toBe('valid');
      const [spending] = readTransaction(raw).inputs;
      expect(spending!.sequence).toBe(blocks[from]);
      const {vsize} = Transaction.fromRaw(hex.decode(raw), {allowUnknownInputs: true});
      expect(feeOf(unsigned)).toBe(BigInt(Math.ceil(2.5 * vsize)));
      const input = {
        network: 'bbn-1',
        parameters,
        transaction: raw,
        delegation: JSON.stringify(nodeResponse),
      };
      const outcome = check(input, checkNetworks);
      expect(outcome).toMatchObject({reports: [{kind: 'withdrawal'}, {kind: 'delegation'}]});
      expect(verdictOf(outcome).text).not.toMatch(/difference/);
    },
  );

  test.each([
    [{to: 'bc1qnonsense'}, /not a Bitcoin address/],
    [
      {
        to: p2tr(exampleKeys.staker.xOnly, undefined, {
          bech32: 'tb',
          pubKeyHash: 0,
          scriptHash: 0,
          wif: 0,
        }).address,
      },
      /not a Bitcoin address/,
    ],
    [{feeRate: 0}, /The fee rate is 0/],
    [{feeRate: Number.NaN}, /The fee rate is NaN/],
    [{feeRate: 2000, from: 'slashing' as const}, undefined],
  ])('with %j has the expected result', (change, message) => {
    const build = () =>
      buildWithdrawal(delegation, stake, {from: 'unbonding', to, feeRate: 1, ...change});
    if (message) expect(build).toThrow(message);
    else expect(build).not.toThrow();
  });

  test('rejects a fee that consumes the whole amount', () => {
    const small = {
      ...delegation,
      unbondingTx: {
        ...delegation.unbondingTx,
        outputs: [{...delegation.unbondingTx.outputs[0]!, amount: 400n}],
      },
    };
    expect(() => buildWithdrawal(small, stake, {from: 'unbonding', to, feeRate: 5})).toThrow(
      /leaves too little/,
    );
  });

  test('requires the values that the Staking API does not return', () => {
    const given = delegationOf(apiAnswer);
    expect(() => buildWithdrawal(given, stake, {from: 'slashing', to, feeRate: 1})).toThrow(
      'The delegation has no slashing transaction.',
    );
  });
});

describe('a file from a wallet', () => {
  const unsigned = buildWithdrawal(delegation, stake, {from: 'unbonding', to, feeRate: 1});
  const open = () =>
    Transaction.fromPSBT(unsigned.psbt, {allowUnknownInputs: true, disableScriptCheck: true});

  test('may be a PSBT with a leaf signature, a finalized PSBT, a transaction, or a signature', () => {
    const signed = open();
    signed.signIdx(secret, 0);
    const finished = open();
    const signature = sign(unsigned, secret);
    const {script, controlBlock} = unsigned.leaf;
    finished.updateInput(0, {finalScriptWitness: [signature, script, controlBlock]}, true);
    for (const text of [
      base64.encode(signed.toPSBT()),
      hex.encode(finished.toPSBT()),
      finished.hex,
      hex.encode(signature),
    ]) {
      const raw = complete(unsigned, signatureIn(text, unsigned, stake), stake);
      expect(run(raw, unsigned.spent)).toBe('valid');
    }
  });

  test('is rejected if it is unsigned, or has another key or another transaction', () => {
    const other = buildWithdrawal(delegation, stake, {from: 'unbonding', to, feeRate: 9});
    expect(() => signatureIn(base64.encode(unsigned.psbt), unsigned, stake)).toThrow(
      /no valid signature/,
    );
    const foreign = sign(unsigned, exampleKeys.finalityProvider.secret);
    expect(() => signatureIn(hex.encode(foreign), unsigned, stake)).toThrow(/no valid signature/);
    expect(() => signatureIn(base64.encode(other.psbt), unsigned, stake)).toThrow(
      /signed file is for the transaction/,
    );
    expect(() => complete(unsigned, foreign, stake)).toThrow(/does not match its key/);
  });
});

test.each([
  [hex.encode(secret), undefined],
  ['zz', /no secret key/],
  ['00'.repeat(32), /no secret key/],
  [hex.encode(exampleKeys.finalityProvider.secret), /not that of the stake/],
])('reading the key file %j has the expected result', (text, message) => {
  if (message) expect(() => readSecret(text, stake)).toThrow(message);
  else expect(readSecret(text, stake)).toEqual(secret);
});
