import {base64, hex} from '@scure/base';
import {p2tr, Transaction} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {
  NUMS,
  phase1OpReturn,
  stakingOutput,
  unbondingOutput,
} from '../bitcoin-staking-scripts/buildOutputs';
import {exampleSpends, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {encodeTx} from '../bitcoin-staking-scripts/rawTransaction';
import {spend} from '../bitcoin-staking-scripts/spendOutputs';
import {check, type CheckInput} from './check';
import {
  apiAnswer,
  exampleParameters,
  nodeAnswer,
  partsOf,
  rawOf,
  slashingTx,
  stakeCoin,
  stakingTx,
  unbondingCoin,
  unbondingTx,
} from './exampleDelegation';
import {knownParameters, termsOf, type KnownNetwork} from './parameters';

type Parts = ReturnType<typeof partsOf>;

const parameters = JSON.stringify({params: exampleParameters});
const staker = hex.encode(exampleKeys.staker.xOnly);
const providers = hex.encode(exampleKeys.finalityProvider.xOnly);
const keys = {network: 'bbn-1', parameters, staker, providers};

const run = (input: Partial<CheckInput>) => check({...keys, ...input}, checkNetworks);

function reportsOf(input: Partial<CheckInput>) {
  const outcome = run(input);
  if ('problems' in outcome) throw new Error(outcome.problems[0]!.message);
  return outcome.reports;
}

/** What is wrong, as sentences with their place. */
const wrongOf = (input: Partial<CheckInput>): string[] =>
  reportsOf(input).flatMap(({findings}) =>
    findings.flatMap(({level, where, says}) => (level === 'wrong' ? [`${where}: ${says}`] : [])),
  );

const problemOf = (input: Partial<CheckInput>) => {
  const outcome = run(input);
  return 'problems' in outcome ? outcome.problems[0]! : undefined;
};

/** A transaction of the example after a change of its parts. */
function changed(tx: Transaction, change: (parts: Parts) => Partial<Parts>): string {
  const parts = partsOf(rawOf(tx));
  return hex.encode(encodeTx({...parts, ...change(parts)}));
}

const output = (amount: bigint, script: Uint8Array) => ({amount, script});

describe('a delegation', () => {
  test.each([
    ['a node', nodeAnswer, ['staking', 'unbonding', 'slashing', 'slashing']],
    [
      'babylond, without the outer field',
      nodeAnswer.btc_delegation,
      ['staking', 'unbonding', 'slashing', 'slashing'],
    ],
    ['the Staking API', apiAnswer, ['staking', 'unbonding']],
    ['a list of one', {data: [apiAnswer.data]}, ['staking', 'unbonding']],
  ])('of %s is what the protocol asks for', (_from, answer, roles) => {
    const reports = reportsOf({delegation: JSON.stringify(answer)});
    expect(reports.map(({role}) => role)).toEqual(roles);
    expect(reports.every(({matches}) => matches)).toBe(true);
    const said = reports.flatMap(({findings}) => findings.map(({says}) => says));
    expect(said).toContain(
      '6 of 9 covenant members have signed this unbonding transaction; 6 are needed.',
    );
  });

  const del = nodeAnswer.btc_delegation;
  const unb = del.undelegation_response;
  const list = unb.covenant_unbonding_sig_list;
  test.each([
    [
      'a signature of another member',
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: list.with(0, {...list[0]!, sig: list[1]!.sig}),
        },
      },
      /^Delegation: 5 of 9 covenant members have signed .* 6 are needed: 6 signatures were given/,
    ],
    [
      'one signature twice',
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: [...list.slice(0, 5), list[0]!],
        },
      },
      /^Delegation: 5 of 9 covenant members/,
    ],
    [
      'no signatures',
      {undelegation_response: {...unb, covenant_unbonding_sig_list: []}},
      /^Delegation: The covenant has not signed/,
    ],
    [
      'another unbonding time',
      {unbonding_time: 1008},
      /Its unbonding time is 1008 blocks; .* has 301/,
    ],
    [
      'another amount',
      {total_sat: '500001'},
      /It names output 0 with 500,001 sat as the staking output, which is not so/,
    ],
    ['another output', {staking_output_idx: 1}, /It names output 1 .* which is not so/],
    [
      "another staker's signature",
      {delegator_slash_sig_hex: unb.delegator_slashing_sig_hex},
      /^Delegation: The staker's signature on it is not valid/,
    ],
    [
      'a stake that it does not expand',
      {stk_exp: {previous_staking_tx_hash_hex: '00'.repeat(32)}},
      /^Input 0: It should spend the stake 0000/,
    ],
    [
      'another finality provider',
      {fp_btc_pk_list: [hex.encode(NUMS)]},
      /No output pays the staking address/,
    ],
  ])('with %s: the difference is named', (_name, change, message) => {
    const delegation = JSON.stringify({btc_delegation: {...del, ...change}});
    expect(wrongOf({delegation, staker: '', providers: ''})).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  });

  test('of another id than it states', () => {
    const {delegation_staking: staking} = apiAnswer.data;
    const data = {
      ...apiAnswer.data,
      delegation_staking: {...staking, staking_tx_hash_hex: '11'.repeat(32)},
    };
    expect(wrongOf({delegation: JSON.stringify({data})})).toEqual([
      `Delegation: It states the id ${'11'.repeat(32)}; its staking transaction has ${stakingTx.id}.`,
    ]);
  });
});

describe('a staking transaction', () => {
  test('is what the protocol asks for, as hex and as PSBT in hex and base64', () => {
    const psbt = spendStaking().toPSBT();
    for (const transaction of [
      rawOf(stakingTx),
      hex.encode(psbt),
      base64.encode(psbt),
      ` "${rawOf(stakingTx)}"\n`,
    ]) {
      const [report] = reportsOf({transaction});
      expect(report).toMatchObject({role: 'staking', matches: true, id: stakingTx.id});
      expect(report!.outputs.map(({is}) => is)).toEqual([
        'staking output',
        "Taproot address of the staker's key",
      ]);
    }
  });

  test('from a PSBT, its fee is told', () => {
    const [report] = reportsOf({transaction: hex.encode(spendStaking().toPSBT())});
    expect(report!.findings.map(({says}) => says)).toContain(
      'The fee is 400 sat, by the amounts that the PSBT states.',
    );
  });

  const swapped = {
    ...exampleTerms,
    staker: exampleTerms.finalityProviders[0]!,
    finalityProviders: [exampleTerms.staker],
  };
  const inWith = (script: Uint8Array) =>
    changed(stakingTx, ({outputs}) => ({outputs: [output(500_000n, script), ...outputs.slice(1)]}));
  const [mainnet, testnet] = checkNetworks as [KnownNetwork, KnownNetwork];
  const ofVersion = (network: KnownNetwork, version: number) =>
    stakingOutput(termsOf(knownParameters(network, version), exampleTerms)).pkScript;

  test.each([
    [
      'the keys are exchanged',
      inWith(stakingOutput(swapped).pkScript),
      /Output 0 is a staking output with the keys of staker and finality provider exchanged/,
    ],
    [
      'the quorum is another',
      inWith(stakingOutput({...exampleTerms, quorum: 5}).pkScript),
      /a covenant quorum of 5 instead of 6/,
    ],
    [
      'the term is another',
      inWith(stakingOutput({...exampleTerms, stakingTime: 301}).pkScript),
      /a timelock of 301 blocks instead of 64000/,
    ],
    [
      'it pays the unbonding output',
      inWith(unbondingOutput(exampleTerms).pkScript),
      /It has 2 outputs; the protocol asks for 1/,
    ],
    [
      'it is one of another network',
      inWith(ofVersion(testnet, 5)),
      /staking output of version 5 of bbn-test-6/,
    ],
    [
      'it is one of another committee',
      inWith(ofVersion(mainnet, 3)),
      /staking output of version 0 of this network/,
    ],
    [
      'it pays a key',
      inWith(p2tr(exampleTerms.staker).script),
      /No output pays the staking address bc1p.* A Taproot output hides which/,
    ],
    [
      'there are two staking outputs',
      changed(stakingTx, ({outputs}) => ({outputs: [...outputs, output(7n, outputs[0]!.script)]})),
      /2 outputs pay the staking address: 0, 2/,
    ],
    [
      'the amount is below the limit',
      changed(stakingTx, ({outputs}) => ({outputs: [output(499_999n, outputs[0]!.script)]})),
      /The amount is 499,999 sat; the limits .* are 500,000 sat/,
    ],
    [
      'an output is dust',
      changed(stakingTx, ({outputs}) => ({
        outputs: [...outputs, output(329n, outputs[1]!.script)],
      })),
      /Output 2: 329 sat is dust: .* below 330 sat/,
    ],
  ])('%s: the difference is named', (_name, transaction, message) => {
    expect(wrongOf({transaction}).join('\n')).toMatch(message);
  });

  test('an extra output to a stranger is pointed out', () => {
    const stranger = p2tr(exampleKeys.covenant[0]!.xOnly).script;
    const transaction = changed(stakingTx, ({outputs}) => ({
      outputs: [...outputs, output(9_000n, stranger)],
    }));
    const [report] = reportsOf({transaction});
    expect(report!.findings).toContainEqual(
      expect.objectContaining({
        level: 'note',
        where: 'Output 2',
        says: expect.stringContaining('Sign only if this address is yours') as string,
      }),
    );
  });

  test.each([
    [{amount: '500,000'}, []],
    [{amount: '500001'}, [/The amount is 500,000 sat, not the 500,001 sat/]],
    [{stakingTime: '301'}, [/No output pays/, /The staking time is 301 blocks/]],
    [{staker: `02${staker}`}, []],
    [{parameters: '', version: '5'}, [/No output pays/]],
  ])('with %j the answer follows', (input, messages) => {
    const wrong = wrongOf({transaction: rawOf(stakingTx), ...input});
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });

  test('that spends more than it has', () => {
    const psbt = spendStaking();
    psbt.updateOutput(1, {amount: 9_999_999n}, true);
    expect(wrongOf({transaction: hex.encode(psbt.toPSBT())}).join()).toMatch(
      /sat more than the inputs hold/,
    );
  });
});

describe('the mark of phase 1', () => {
  const [mainnet] = checkNetworks as [KnownNetwork];
  const phase1 = {...keys, parameters: '', version: '1'};
  const terms = termsOf(knownParameters(mainnet, 1), exampleTerms);
  const mark = phase1OpReturn(hex.decode('62626e31'), terms);
  const long = Uint8Array.of(0x6a, 0x4c, ...mark.slice(1));
  const bytes = (change: (data: Uint8Array) => void) => {
    const copy = Uint8Array.from(mark);
    change(copy.subarray(2));
    return copy;
  };
  const staked = (...marks: Uint8Array[]) =>
    changed(stakingTx, () => ({
      outputs: [
        output(500_000n, stakingOutput(terms).pkScript),
        ...marks.map((script) => output(0n, script)),
      ],
    }));

  test.each([
    ['is right', [mark], []],
    [
      'is missing',
      [],
      [/^Transaction: The OP_RETURN that a stake of phase 1 must carry is missing/],
    ],
    ['stands twice', [mark, mark], [/^Transaction: 2 outputs carry the mark/]],
    [
      'is pushed with a longer opcode',
      [long],
      [/^Output 1: The OP_RETURN pushes its 71 bytes with a longer opcode/],
    ],
    [
      'has another tag',
      [bytes((data) => data.set([0x62, 0x62, 0x74, 0x34]))],
      [/The tag is 62627434; this network's is 62626e31/],
    ],
    ['has another version', [bytes((data) => data.set([1], 4))], [/The version of the mark is 1/]],
    ['names another staker', [bytes((data) => data.set([0xff], 5))], [/names another staker: ff/]],
    [
      'names another provider',
      [bytes((data) => data.set([0xff], 37))],
      [/names another finality provider: ff/],
    ],
    [
      'has its time turned around',
      [bytes((data) => data.set([0x00, 0xfa], 69))],
      [/The mark says 250 blocks; .* 64000/],
    ],
    ['is cut', [mark.slice(0, 40)], [/no mark of a stake/, /must carry is missing/]],
  ])('%s', (_name, marks, messages) => {
    const wrong = wrongOf({...phase1, transaction: staked(...marks)});
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });
});

describe('an unbonding transaction', () => {
  const delegation = JSON.stringify(nodeAnswer);
  test('with its delegation is what the protocol asks for', () => {
    const [report] = reportsOf({transaction: rawOf(unbondingTx), delegation});
    expect(report).toMatchObject({role: 'unbonding', matches: true});
  });

  const stray = p2tr(exampleKeys.staker.xOnly).script;
  test.each([
    [
      'version 1',
      ({version: _}: Parts) => ({version: 1}),
      /Its version is 1; the protocol asks for 2/,
    ],
    ['a lock time', () => ({lockTime: 900_000}), /Its lock time is 900000/],
    [
      'a sequence',
      ({inputs}: Parts) => ({inputs: [{...inputs[0]!, sequence: 0xfffffffd}]}),
      /nSequence is fffffffd/,
    ],
    ['two inputs', ({inputs}: Parts) => ({inputs: [...inputs, ...inputs]}), /It has 2 inputs/],
    [
      'an output more',
      ({outputs}: Parts) => ({outputs: [...outputs, output(600n, stray)]}),
      /It has 2 outputs; the protocol asks for 1/,
    ],
    [
      'another fee',
      ({outputs}: Parts) => ({outputs: [output(490_401n, outputs[0]!.script)]}),
      /490,401 sat; the stake of 500,000 sat less the fee of 9,600 sat would be 490,400/,
    ],
    [
      'a stranger to pay',
      () => ({outputs: [output(490_400n, stray)]}),
      /Pays bc1p.*; the unbonding address of this stake is bc1p/,
    ],
    [
      'another stake',
      ({inputs}: Parts) => ({inputs: [{...inputs[0]!, index: 1}]}),
      /Spends bc1p.*, which is not the staking output/,
    ],
    [
      'a script signature',
      ({inputs}: Parts) => ({inputs: [{...inputs[0]!, finalScriptSig: Uint8Array.of(0)}]}),
      /It has a script signature/,
    ],
  ])('with %s: the difference is named', (_name, change, message) => {
    const transaction = changed(unbondingTx, change);
    expect(wrongOf({transaction, delegation}).join('\n')).toMatch(message);
  });

  test('without its delegation, what cannot be seen is said', () => {
    const [report] = reportsOf({transaction: rawOf(unbondingTx)});
    expect(report).toMatchObject({role: 'unbonding', matches: true});
    expect(report!.findings.filter(({level}) => level === 'note')).toHaveLength(2);
  });
});

describe('leaves that a PSBT or a witness shows', () => {
  const {unbonding} = stakingOutput(exampleTerms).leaves;
  const [long] = [
    // The quorum as a push of one byte instead of an opcode.
    Uint8Array.from([...unbonding.script.slice(0, -2), 0x01, 0x06, 0x9c]),
  ];
  const withLeaf = (script: Uint8Array, controlBlock = unbonding.controlBlock) =>
    changed(unbondingTx, () => ({segwitFlag: true, witnesses: [[script, controlBlock]]}));
  const delegation = JSON.stringify(nodeAnswer);
  const otherKey = Uint8Array.from(unbonding.controlBlock);
  otherKey.set(exampleKeys.staker.xOnly, 1);

  test.each([
    [
      'a push that is longer than needed',
      withLeaf(long),
      /at byte \d+, the number 6 is pushed with more bytes than needed/,
    ],
    [
      'keys that are not sorted',
      withLeaf(swapTwoKeys(unbonding.script)),
      /stands the covenant key .* instead of the covenant key/,
    ],
    [
      'a script that is cut',
      withLeaf(unbonding.script.slice(0, 40)),
      /the script ends inside of a push/,
    ],
    [
      'a script that ends early',
      withLeaf(unbonding.script.slice(0, -1)),
      /the script ends after \d+ bytes, before OP_NUMEQUAL/,
    ],
    [
      'a script that goes on',
      withLeaf(Uint8Array.from([...unbonding.script, 0x51])),
      /the script goes on after \d+ bytes with the number 1/,
    ],
    [
      'an internal key that somebody may know',
      withLeaf(unbonding.script, otherKey),
      /the internal key is .*, not the one without a secret key/,
    ],
    [
      'other leaves in the tree',
      withLeaf(unbonding.script, unbonding.controlBlock.slice(0, 65)),
      /the tree has other leaves|wrong parity/,
    ],
    [
      'the timelock leaf',
      withLeaf(stakingOutput(exampleTerms).leaves.timelock.script),
      /instead of/,
    ],
  ])('%s: the difference is named', (_name, transaction, message) => {
    expect(wrongOf({transaction, delegation}).join('\n')).toMatch(message);
  });

  test('a signed unbonding transaction is run as a node would', () => {
    const {tx, coin} = exampleSpends.unbond;
    const psbt = Transaction.fromPSBT(spend(coin, 0xffffffff, []).toPSBT(), {
      allowUnknownOutputs: true,
    });
    psbt.addOutput(tx.getOutput(0));
    psbt.updateInput(0, {finalScriptWitness: tx.getInput(0).finalScriptWitness}, true);
    const [report] = reportsOf({transaction: base64.encode(psbt.toPSBT())});
    expect(report).toMatchObject({role: 'unbonding', matches: true});
    expect(report!.findings.map(({says}) => says)).toContain(
      'It is signed, and the witness satisfies the script.',
    );
  });
});

describe('a slashing transaction', () => {
  const delegation = JSON.stringify(nodeAnswer);
  test.each([
    ['as it should be', () => ({}), undefined],
    ['version 1', () => ({version: 1}), undefined],
    ['version 3', () => ({version: 3}), /Its version is 3; the protocol asks for 1 or 2/],
    [
      'a satoshi too little',
      ({outputs}: Parts) => ({outputs: [output(499n, outputs[0]!.script), outputs[1]!]}),
      /499 sat are slashed; the rate asks for at least 500 sat/,
    ],
    [
      'too small a fee',
      ({outputs}: Parts) => ({outputs: [outputs[0]!, output(349_501n, outputs[1]!.script)]}),
      /The fee is 149,999 sat; the parameters ask for at least 150,000/,
    ],
    [
      'outputs in the wrong order',
      ({outputs}: Parts) => ({outputs: [outputs[1]!, outputs[0]!]}),
      /Output 0: Pays bc1p.*; the slashed share goes to OP_RETURN/,
    ],
    [
      'a refund to a stranger',
      ({outputs}: Parts) => ({
        outputs: [outputs[0]!, output(349_500n, p2tr(exampleKeys.staker.xOnly).script)],
      }),
      /Output 1: Pays bc1p.*; the rest belongs to bc1p/,
    ],
  ])('%s', (_name, change, message) => {
    const wrong = wrongOf({transaction: changed(slashingTx, change), delegation});
    if (message) expect(wrong.join('\n')).toMatch(message);
    else expect(wrong).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const delegation = JSON.stringify(nodeAnswer);
  const own = p2tr(exampleKeys.staker.xOnly).script;
  test.each([
    ['of the stake', stakeCoin, 64_000, []],
    ['after unbonding', unbondingCoin, 301, []],
    ['too early', unbondingCoin, 300, [/nSequence is 300; the timelock needs 301/]],
    [
      'of the stake with the time of unbonding',
      stakeCoin,
      301,
      [/nSequence is 301; the timelock needs 64000/],
    ],
    ['that counts time', unbondingCoin, 0x0040_012d, [/turns the timelock off or counts time/]],
  ])('%s', (_name, coin, sequence, messages) => {
    const tx = spend(coin, sequence, [{amount: coin.amount - 1000n, script: own}]);
    const wrong = wrongOf({transaction: rawOf(tx), delegation});
    expect(reportsOf({transaction: rawOf(tx), delegation})[0]!.role).toBe('withdrawal');
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });
});

describe('what cannot be read gets a message that says what, where and the fix', () => {
  const raw = rawOf(stakingTx);
  const psbt = base64.encode(spendStaking().toPSBT());
  test.each([
    ['nothing', '', /nothing to check/],
    ['spaces', ' \n ', /nothing to check/],
    ['half of it', raw.slice(0, 100), /cut off: its 50 bytes end inside of the amount of output 0/],
    ['all but the end', raw.slice(0, -8), /end inside of the lock time/],
    ['an odd digit', raw.slice(0, -1), /an odd number/],
    ['a wrong digit', raw.replace('0', 'z'), /not hex: character 1 is "z"/],
    ['something behind it', `${raw}0011`, /After the end of the transaction follow 2 bytes/],
    ['a transaction twice', raw + raw, /follow \d+ bytes that do not belong to it/],
    [
      'a length written too long',
      raw.replace('0000000000fdffffff02', '0000000000fdffffffff0200000000000000'),
      /no transaction of Bitcoin: the number of outputs cannot be read/,
    ],
    ['an id', stakingTx.id, /the id of a transaction, not the transaction/],
    ['an address', 'bc1qexampleexampleexample', /This is an address/],
    ['a link', 'https://mempool.space/tx/1', /This is a link/],
    ['JSON', '{"a":1}', /This is JSON, not a transaction/],
    [
      'a private key',
      'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ',
      /private key or a seed phrase/,
    ],
    ['a seed phrase', 'abandon '.repeat(11) + 'about', /private key or a seed phrase/],
    ['a text', 'hello world', /not hex: character 1 is "h"/],
    ['half a PSBT', psbt.slice(0, 80), /The PSBT is cut off|no PSBT of Bitcoin/],
    ['base64 of something else', 'aGVsbG8gd29ybGQ=', /base64, but no PSBT/],
    ['no inputs', '02000000000000000000', /cannot be read|0 inputs|cut off/],
    ['very many bytes', '00'.repeat(400_001), /has 400001 bytes/],
    ['very long a text', 'a'.repeat(2_000_001), /2000001 characters/],
    [
      'many inputs that are not there',
      '0200000001'.replace('01', 'feffffff7f'),
      /cut off|cannot be read|not hex|odd/,
    ],
  ])('a transaction: %s', (_name, transaction, message) => {
    const problem = problemOf({transaction});
    expect(problem).toMatchObject({
      field: 'transaction',
      message: expect.stringMatching(message) as string,
    });
    expect(problem!.fix.length).toBeGreaterThan(10);
    expect(problem!.message).not.toMatch(/Reader|undefined|at .*\.ts/);
  });

  const del = nodeAnswer.btc_delegation;
  test.each([
    ['junk', 'hello', /not JSON: it begins with "hello"/],
    ['a web page', '<html>502</html>', /a web page, not JSON/],
    ['half of it', JSON.stringify(nodeAnswer).slice(0, 500), /ends early/],
    ['a missing quotation mark', '{a: 1}', /not valid JSON/],
    ['null', 'null', /JSON|null/],
    ['a list', '[]', /no delegation/],
    ['another answer', '{"params":{}}', /neither btc_delegation nor data/],
    [
      'an error of a node',
      '{"code":2,"message":"the BTC delegation is not found","details":[]}',
      /The node answered with an error: the BTC delegation is not found/,
    ],
    [
      'a list of two',
      JSON.stringify({data: [apiAnswer.data, apiAnswer.data]}),
      /a list of 2 delegations/,
    ],
    [
      'a field missing',
      JSON.stringify({btc_delegation: {...del, btc_pk: undefined}}),
      /btc_delegation\.btc_pk is missing/,
    ],
    [
      'a key that is none',
      JSON.stringify({btc_delegation: {...del, btc_pk: 'ff'.repeat(32)}}),
      /btc_delegation\.btc_pk is no public key: it is not a point/,
    ],
    [
      'a transaction that is none',
      JSON.stringify({btc_delegation: {...del, staking_tx_hex: '00'}}),
      /btc_delegation\.staking_tx_hex: The transaction is cut off/,
    ],
    [
      'a negative number',
      JSON.stringify({btc_delegation: {...del, staking_time: -1}}),
      /btc_delegation\.staking_time is -1, not a whole number/,
    ],
    [
      'a number as an object',
      JSON.stringify({btc_delegation: {...del, total_sat: {}}}),
      /total_sat is {}, not a whole number/,
    ],
    [
      'a signature that is none',
      JSON.stringify({btc_delegation: {...del, delegator_slash_sig_hex: 'zz'}}),
      /delegator_slash_sig_hex is no signature/,
    ],
    ['very deep brackets', '['.repeat(100_000), /JSON/],
    ['a name of every object', '{"__proto__": {"btc_delegation": 1}}', /no delegation/],
    ['a term of zero', JSON.stringify({btc_delegation: {...del, staking_time: 0}}), /0 blocks/],
    [
      'a version that is not known',
      JSON.stringify({btc_delegation: {...del, params_version: 99}}),
      /no version 99/,
    ],
  ])('a delegation: %s', (_name, delegation, message) => {
    const problem = problemOf({delegation, parameters: '', staker: '', providers: ''});
    expect(problem).toMatchObject({message: expect.stringMatching(message) as string});
    expect(problem!.fix.length).toBeGreaterThan(10);
  });

  test.each([
    [{staker: ''}, 'staker', /The staker's key is missing/],
    [{staker: 'bc1qexampleexampleexample'}, 'staker', /an address does not tell the key/],
    [{staker: staker.slice(2)}, 'staker', /has 31 bytes/],
    [{staker: 'ff'.repeat(32)}, 'staker', /not a point of the curve/],
    [{staker: `04${staker}${staker}`}, 'staker', /uncompressed key/],
    [{staker: `05${staker}`}, 'staker', /has 33 bytes/],
    [{providers: ''}, 'providers', /finality provider's key is missing/],
    [{providers: staker}, 'providers', /are the same/],
    [{providers: `${providers}\n${providers}`}, 'providers', /stands twice/],
    [{staker: exampleParameters.covenant_pks[0]}, 'staker', /one of the covenant's keys/],
    [{amount: '0.5'}, 'amount', /not a whole number of satoshi/],
    [{stakingTime: '65536'}, 'stakingTime', /cannot be written/],
    [{stakingTime: 'long'}, 'stakingTime', /not a whole number/],
    [{parameters: '', version: '7'}, 'version', /bbn-1 has no version 7 .* 0, 1, 2, 3, 4, 5/],
    [{network: 'bbn-9'}, 'network', /no network "bbn-9"/],
    [{parameters: '{"params":[]}'}, 'parameters', /a list of versions/],
    [
      {parameters: '{"params":{"covenant_pks":["00"]}}'},
      'parameters',
      /covenant_pks\.0 is no public key/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, covenant_quorum: 10})},
      'parameters',
      /covenant_quorum is 10, but there are 9/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, slashing_rate: '1.5'})},
      'parameters',
      /slashing_rate is "1.5"/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, slashing_pk_script: '*'})},
      'parameters',
      /slashing_pk_script is not base64/,
    ],
  ])('%j', (input, field, message) => {
    const problem = problemOf({transaction: rawOf(stakingTx), ...input});
    expect(problem).toMatchObject({field, message: expect.stringMatching(message) as string});
  });

  test('keys beside a delegation must be those of the delegation', () => {
    const delegation = JSON.stringify(nodeAnswer);
    const other = hex.encode(exampleKeys.covenant[0]!.xOnly);
    expect(problemOf({delegation, staker: other})).toMatchObject({field: 'staker'});
    expect(problemOf({delegation, providers: other})).toMatchObject({field: 'providers'});
  });
});

test('random bytes never make the checker throw', () => {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const raw = hex.decode(rawOf(stakingTx));
  for (let round = 0; round < 60; round += 1) {
    const bytes = Uint8Array.from(raw);
    for (let hit = 0; hit < 3; hit += 1)
      bytes[Math.floor(random() * bytes.length)] = random() * 256;
    expect(() => run({transaction: hex.encode(bytes)})).not.toThrow();
  }
});

/** The example's staking transaction as a PSBT that is not signed. */
function spendStaking(): Transaction {
  const parts = partsOf(rawOf(stakingTx));
  const tx = new Transaction({version: 2, allowUnknownOutputs: true});
  const [input] = parts.inputs;
  tx.addInput({
    txid: input!.txid,
    index: input!.index,
    sequence: input!.sequence,
    witnessUtxo: stakingTx.getInput(0).witnessUtxo!,
  });
  for (const each of parts.outputs) tx.addOutput(each);
  return tx;
}

/** The first two covenant keys of an unbonding leaf exchanged. */
function swapTwoKeys(script: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(script);
  const [first, second] = [35, 69];
  copy.set(script.slice(second, second + 32), first);
  copy.set(script.slice(first, first + 32), second);
  return copy;
}
