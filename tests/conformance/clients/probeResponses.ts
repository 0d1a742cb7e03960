import {ANY, KINDS, kindsOf, type Kind} from '../kinds';
import {pathsIn, placesAt} from '../places';

type Reads = (result: unknown) => Promise<boolean>;

/**
 * Finds what a client requires in responses of one method, by trial: each value of each response
 * is replaced with one of every kind. A value accepted in any response counts as accepted.
 *
 * @throws Error when the client does not read one of the responses as it is
 */
export async function probeResponses(
  responses: readonly unknown[],
  reads: Reads,
): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for (const response of responses) {
    if (!(await reads(response))) throw new Error(`The client rejects ${JSON.stringify(response)}`);
  }
  for (const path of new Set(responses.flatMap(pathsIn))) {
    const accepted = new Set<string>();
    for (const {value, with: exchanged} of responses.flatMap((one) => placesAt(one, path))) {
      for (const kind of Object.keys(KINDS) as Kind[]) {
        if (!accepted.has(kind) && (await reads(exchanged(KINDS[kind])))) accepted.add(kind);
      }
      // The client checks more of this value than its kind.
      const own = kindsOf(value);
      if (!own.some((kind) => accepted.has(kind))) {
        accepted.add(typeof value === 'string' ? JSON.stringify(value) : (own[0] ?? ''));
      }
    }
    const isAny = accepted.size === Object.keys(KINDS).length;
    found.push([path, isAny ? ANY : [...accepted].join(' ')]);
  }
  return Object.fromEntries(found);
}
