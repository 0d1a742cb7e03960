import {parseArgs} from 'node:util';
import {check, type Outcome} from './check';
import type {KnownNetwork} from './parameters';
import {sat} from './stake';
import {readText} from './readText';

const USAGE = `Checks a staking transaction, or all transactions of a delegation. Nothing is sent anywhere.

  node babylon-check.mjs --network bbn-1 --delegation FILE [--parameters FILE] [--staker KEY]
  node babylon-check.mjs --network bbn-1 --transaction FILE --staker KEY --provider KEY
       [--amount SATOSHI] [--time BLOCKS] [--version N] [--parameters FILE] [--delegation FILE]

A transaction is hex, or a PSBT in hex or base64. A file named - is the standard input.
Exit code: 0 all as the protocol asks, 1 a difference, 2 something cannot be read.`;

const read = (file: string | undefined): string =>
  file === undefined ? '' : readText(file === '-' ? 0 : file);

/** Runs the program and answers its exit code. */
export function main(args: readonly string[], networks: readonly KnownNetwork[]): number {
  try {
    const text = {type: 'string'} as const;
    const {values} = parseArgs({
      args: [...args],
      options: {
        network: {...text, default: 'bbn-1'},
        delegation: text,
        transaction: text,
        parameters: text,
        version: text,
        staker: text,
        provider: {...text, multiple: true},
        amount: text,
        time: text,
        help: {type: 'boolean'},
      },
    });
    if (values.help || (!values.delegation && !values.transaction)) {
      console.log(USAGE);
      return values.help ? 0 : 2;
    }
    const outcome = check(
      {
        network: values.network,
        delegation: read(values.delegation),
        transaction: read(values.transaction),
        parameters: read(values.parameters),
        version: values.version ?? '',
        staker: values.staker ?? '',
        providers: (values.provider ?? []).join('\n'),
        amount: values.amount ?? '',
        stakingTime: values.time ?? '',
      },
      networks,
    );
    return print(outcome);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function print(outcome: Outcome): number {
  if ('problems' in outcome) {
    for (const {field, message, fix} of outcome.problems)
      console.error(`${field}: ${message}\n  ${fix}`);
    return 2;
  }
  for (const line of outcome.about) console.log(line);
  for (const {title, id, matches, outputs, findings} of outcome.reports) {
    console.log(`\n${title} ${id}: ${matches ? 'as the protocol asks' : 'DIFFERS'}`);
    for (const each of outputs)
      console.log(`  output ${each.index}: ${sat(each.sat)}, ${each.to}: ${each.is}`);
    for (const {level, where, says, fix} of findings) {
      console.log(`  ${level.padEnd(5)} ${where}: ${says}${fix === undefined ? '' : ` ${fix}`}`);
    }
  }
  return outcome.reports.every(({matches}) => matches) ? 0 : 1;
}
