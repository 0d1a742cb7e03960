import {base64, hex} from '@scure/base';
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {check} from '../staking-check/check';
import {inputOf, inputOptions} from '../staking-check/main';
import {addressOf} from '../staking-check/outputScripts';
import type {KnownNetwork} from '../staking-check/parameters';
import {InputProblem} from '../staking-check/problem';
import {readText} from '../staking-check/readText';
import {sat, type Stake} from '../staking-check/stake';
import {verdictOf} from '../staking-check/verdict';
import {
  buildUnbonding,
  buildWithdrawal,
  complete,
  ExitProblem,
  feeOf,
  origins,
  readSecret,
  rejectWrong,
  sign,
  signatureIn,
  type Origin,
  type Unsigned,
} from './buildExit';

const USAGE = `Builds the transactions that end a stake, from public data. It sends nothing anywhere.

  node babylon-exit.mjs unbond   --delegation FILE
  node babylon-exit.mjs withdraw --delegation FILE --from stake|unbonding|slashing|unbonding-slashing
                                 --to ADDRESS --fee-rate SAT_PER_VBYTE

Without further options, it writes a PSBT for your wallet to the file named by --out. Then, with
the same arguments and the file that the wallet saved, it prints the transaction to broadcast:

  --signed FILE      a PSBT (hex or base64), a transaction in hex, or the signature in hex
  --key-file FILE    signs here instead: 64 hex digits or WIF

  --staker KEY       your public key, and
  --provider KEY     your finality provider's key: both are compared with the delegation
  --network ID       bbn-1 (default) or bbn-test-6
  --parameters FILE  the response of /babylon/btcstaking/v1/params/VERSION, instead of the built-in ones
  --out FILE         default: unsigned.psbt

Exit code: 0 done, 1 rejected, with the reason.`;

const text = {type: 'string'} as const;

/** Runs the program and returns its exit code. */
export function main(args: readonly string[], networks: readonly KnownNetwork[]): number {
  try {
    return run(args, networks);
  } catch (error) {
    const fix =
      error instanceof ExitProblem || error instanceof InputProblem ? `\n  ${error.fix}` : '';
    console.error(`${error instanceof Error ? error.message : String(error)}${fix}`);
    return 1;
  }
}

function run(args: readonly string[], networks: readonly KnownNetwork[]): number {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...inputOptions,
      from: text,
      to: text,
      'fee-rate': text,
      signed: text,
      'key-file': text,
      out: {...text, default: 'unsigned.psbt'},
      help: {type: 'boolean'},
    },
  });
  const [command] = positionals;
  if (values.help || (command !== 'unbond' && command !== 'withdraw') || !values.delegation) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const input = inputOf(values);
  const outcome = check(input, networks);
  if (command === 'unbond' || 'problems' in outcome) console.error(verdictOf(outcome).text);
  if ('problems' in outcome) return 1;
  const {stake} = outcome;
  const delegation = stake.delegation!;
  const build = () => {
    if (command === 'unbond') return buildUnbonding(outcome);
    const built = buildWithdrawal(delegation, stake, {
      from: originIn(values.from),
      to: values.to ?? '',
      feeRate: Number(values['fee-rate'] ?? Number.NaN),
    });
    const checked = check({...input, transaction: base64.encode(built.psbt)}, networks);
    console.error(verdictOf(checked).text);
    rejectWrong(checked);
    return built;
  };
  const unsigned = build();
  describe(unsigned, stake);
  const keyFile = values['key-file'];
  if (keyFile === undefined && values.signed === undefined) {
    writeFileSync(values.out, `${base64.encode(unsigned.psbt)}\n`);
    console.error(`Wrote ${values.out}. Sign it, then run the same command with --signed FILE.`);
    return 0;
  }
  const signature =
    keyFile === undefined
      ? signatureIn(readText(values.signed!), unsigned, stake)
      : sign(unsigned, readSecret(readFileSync(keyFile, 'utf8'), stake));
  console.log(complete(unsigned, signature, stake, delegation.covenantSignatures));
  console.error('Signed and verified. Broadcast the hex printed on standard output.');
  return 0;
}

function originIn(value: string | undefined): Origin {
  const origin = origins.find((candidate) => candidate === value);
  if (origin) return origin;
  throw new ExitProblem(`--from is "${value ?? ''}".`, `Use one of: ${origins.join(', ')}.`);
}

/** Prints what is about to be signed to stderr, because stdout must contain only the transaction. */
function describe(unsigned: Unsigned, stake: Stake): void {
  const {tx, spent} = unsigned;
  const [input] = tx.inputs;
  const lines = [
    `Parameters: ${stake.params.label}${stake.params.unverified === undefined ? '' : ' (not verified)'}`,
    `Staker key: ${hex.encode(stake.terms.staker)}`,
    `Spends: ${input!.txid}:${input!.index}, ${sat(spent.amount)}`,
    ...tx.outputs.map(
      ({amount, script}) => `Pays: ${sat(amount)} to ${addressOf(script, stake.network)}`,
    ),
    `Fee: ${sat(feeOf(unsigned))}`,
    input!.sequence === 0xffffffff
      ? 'Timelock: none'
      : `Timelock: valid when the output has ${input!.sequence} confirmations`,
    `Transaction ID: ${tx.id}`,
  ];
  for (const line of lines) console.error(line);
}
