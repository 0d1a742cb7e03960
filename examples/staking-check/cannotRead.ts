import {InputProblem, type FieldName} from './problem';

/** @throws InputProblem if there are no inputs or no outputs */
export function rejectEmpty(field: FieldName, inputs: number, outputs: number): void {
  if (inputs > 0 && outputs > 0) return;
  throw new InputProblem(
    field,
    `The transaction has ${inputs} inputs and ${outputs} outputs.`,
    'Paste a complete transaction: it has at least one input and one output.',
  );
}

/** Turns an error from the library into a sentence that names the unreadable part. */
export function cannotRead(field: FieldName, error: unknown, length: number, form = 'transaction') {
  const message = error instanceof Error ? error.message : '';
  const path = /Reader\(([^)]*)\)/.exec(message)?.[1] ?? '';
  const bytesLeft = /(\d+) bytes \d+ bits left/.exec(message)?.[1];
  const fix = `Copy the ${form} again, from the first character to the last.`;
  if (message.includes('end of buffer')) {
    return new InputProblem(
      field,
      `The ${form} is cut off: its ${length} bytes end inside ${placeOf(path)}.`,
      fix,
    );
  }
  if (bytesLeft !== undefined) {
    return new InputProblem(
      field,
      `The ${form} is followed by ${bytesLeft} bytes that do not belong to it.`,
      `Paste one ${form} and nothing after it.`,
    );
  }
  return new InputProblem(
    field,
    `This is not a valid Bitcoin ${form}: ${placeOf(path)} cannot be parsed.`,
    fix,
  );
}

const PARTS: Readonly<Record<string, string>> = {
  version: 'the version',
  lockTime: 'the lock time',
  amount: 'the amount',
  script: 'the script',
  txid: 'the transaction ID',
  index: 'the output index',
  finalScriptSig: 'the script signature',
  sequence: 'the sequence',
  magic: 'the first bytes',
};

const GROUPS: Readonly<Record<string, string>> = {
  inputs: 'input',
  outputs: 'output',
  witnesses: 'the witness of input',
};

/** `outputs/0/amount` in words. */
function placeOf(path: string): string {
  const [group = '', index, part] = path.split('/');
  if (index === 'arrayLen') return `the number of ${group}`;
  const name = GROUPS[group];
  if (name && index !== undefined) {
    const whole = `${name} ${index}`;
    return part !== undefined && PARTS[part] ? `${PARTS[part]} of ${whole}` : whole;
  }
  return PARTS[group] ?? 'a part of it';
}
