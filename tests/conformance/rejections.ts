import {ANY, kindsOf} from './kinds';
import {positionsAt} from './positions';

/**
 * Fields of a result that a client rejects, according to its record.
 *
 * @param acceptedKinds the kinds that the client accepts, separated by spaces, by path
 */
export function rejections(
  acceptedKinds: Readonly<Record<string, string>>,
  result: unknown,
): string[] {
  return Object.entries(acceptedKinds).flatMap(([path, kinds]) =>
    positionsAt(result, path)
      .filter(({value}) => !isAccepted(value, kinds))
      .map(({value}) => `${path || 'result'}: ${JSON.stringify(value)} is not ${kinds}`),
  );
}

function isAccepted(value: unknown, kinds: string): boolean {
  const accepted = kinds.split(' ');
  return (
    kinds === ANY ||
    kindsOf(value).some((kind) => accepted.includes(kind)) ||
    accepted.includes(JSON.stringify(value))
  );
}
