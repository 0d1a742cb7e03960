import {isLosslessNumber} from 'lossless-json';
import type {OperationDocument} from '../schema/operation';
import {describeFound} from './describeFound';
import {type ExactJson, isContainer} from '../schema/exactJson';
import type {Outcome} from './outcome';

/** The error inside the reply to a JSON-RPC call, if the operation has any: its status is 200. */
export function reportedError(
  {jsonRpc}: Pick<OperationDocument, 'jsonRpc'>,
  outcome: Outcome,
): string | undefined {
  return jsonRpc && outcome.kind === 'answered' ? nodeError(outcome.value) : undefined;
}

/** The error inside a JSON-RPC reply, in words. */
export function nodeError(value: ExactJson): string | undefined {
  if (!isContainer(value) || value.error === undefined || value.error === null) return undefined;
  const {error} = value;
  if (!isContainer(error)) return describeFound(error);
  const {code, message, data} = error;
  const parts = [message, data].filter(isText);
  const number = isLosslessNumber(code) ? ` (code ${code.value})` : '';
  return `${parts.join(': ')}${number}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
