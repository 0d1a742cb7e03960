import {parseArgs} from 'node:util';
import {check, type CheckInput} from './check';
import type {KnownNetwork} from './parameters';
import {sat} from './stake';
import {readText} from './readText';
import {headingOf, verdictOf, type Mark} from './verdict';

const USAGE = `Checks a staking transaction, or all transactions of a delegation. It sends nothing anywhere.

  node babylon-check.mjs --network bbn-1 --delegation FILE --staker KEY --provider KEY
       [--parameters FILE]
  node babylon-check.mjs --network bbn-1 --transaction FILE --staker KEY --provider KEY
       [--amount SATOSHI] [--time BLOCKS] [--version N] [--parameters FILE] [--delegation FILE]

A transaction is hex, or a PSBT in hex or base64. A file named - is standard input.
Exit code: 0 everything is as the protocol requires, 1 a difference or a risk, 2 the input cannot be
parsed, 3 a check did not run.`;

const EXIT_CODES: Readonly<Record<Mark, number>> = {
  right: 0,
  wrong: 1,
  risk: 1,
  unreadable: 2,
  notChecked: 3,
};

const text = {type: 'string'} as const;

/** The options that select what is checked; both programs have them. */
export const inputOptions = {
  network: {...text, default: 'bbn-1'},
  delegation: text,
  parameters: text,
  version: text,
  staker: text,
  provider: {...text, multiple: true},
  amount: text,
  time: text,
} as const;

type InputValues = {
  readonly [Name in Exclude<keyof typeof inputOptions, 'provider' | 'network'>]?: string;
} & {
  readonly network: string;
  readonly provider?: string[];
};

/** The checker's input: the contents of the files, and the values. */
export const inputOf = (values: InputValues): CheckInput => ({
  network: values.network,
  delegation: read(values.delegation),
  parameters: read(values.parameters),
  version: values.version ?? '',
  staker: values.staker ?? '',
  providers: (values.provider ?? []).join('\n'),
  amount: values.amount ?? '',
  stakingTime: values.time ?? '',
});

const read = (file: string | undefined): string =>
  file === undefined ? '' : readText(file === '-' ? 0 : file);

/** Runs the program and returns its exit code. */
export function main(args: readonly string[], networks: readonly KnownNetwork[]): number {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {...inputOptions, transaction: text, help: {type: 'boolean'}},
    });
    if (values.help || (!values.delegation && !values.transaction)) {
      console.log(USAGE);
      return values.help ? 0 : 2;
    }
    return print({...inputOf(values), transaction: read(values.transaction)}, networks);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function print(input: CheckInput, networks: readonly KnownNetwork[]): number {
  const outcome = check(input, networks);
  const {mark, text: verdict} = verdictOf(outcome);
  if ('problems' in outcome) {
    console.error(verdict);
    for (const {field} of outcome.problems) console.error(`  field: ${field}`);
    return EXIT_CODES[mark];
  }
  console.log(verdict);
  for (const report of outcome.reports) {
    const {id, outputs, findings} = report;
    console.log(`\n${headingOf(report)}${id === undefined ? '' : `, ${id}`}`);
    for (const output of outputs)
      console.log(`  output ${output.index}: ${sat(output.sat)}, ${output.to}: ${output.is}`);
    for (const {status, where, message, fix} of findings) {
      console.log(`  ${WORDS[status]} ${where}: ${message}${fix === undefined ? '' : ` ${fix}`}`);
    }
  }
  return EXIT_CODES[mark];
}

const WORDS = {
  passed: 'ok         ',
  failed: 'wrong      ',
  risk: 'risk       ',
  notRun: 'not checked',
};
