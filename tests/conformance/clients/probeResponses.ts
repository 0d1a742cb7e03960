import {ANY, KINDS, kindsOf, type Kind} from '../kinds';
import {pathsIn, positionsAt} from '../positions';

type Accepts = (result: unknown) => Promise<boolean>;

/**
 * Finds by trial and error what a client accepts in responses to one method: each value of each response
 * is replaced with an example of every kind. A kind that is accepted in any response counts as accepted.
 *
 * @returns the accepted kinds, separated by spaces, by path in the response
 * @throws Error if the client rejects an unmodified response
 */
export async function probeResponses(
  responses: readonly unknown[],
  accepts: Accepts,
): Promise<Record<string, string>> {
  const acceptedKinds: [string, string][] = [];
  for (const response of responses) {
    if (!(await accepts(response)))
      throw new Error(`The client rejects ${JSON.stringify(response)}`);
  }
  for (const path of new Set(responses.flatMap(pathsIn))) {
    const accepted = new Set<string>();
    for (const {value, replaceWith} of responses.flatMap((response) =>
      positionsAt(response, path),
    )) {
      for (const kind of Object.keys(KINDS) as Kind[]) {
        if (!accepted.has(kind) && (await accepts(replaceWith(KINDS[kind])))) accepted.add(kind);
      }
      // If no kind of the value is accepted, the client requires this value itself.
      const kinds = kindsOf(value);
      if (!kinds.some((kind) => accepted.has(kind))) {
        accepted.add(typeof value === 'string' ? JSON.stringify(value) : (kinds[0] ?? ''));
      }
    }
    const isAny = accepted.size === Object.keys(KINDS).length;
    acceptedKinds.push([path, isAny ? ANY : [...accepted].join(' ')]);
  }
  return Object.fromEntries(acceptedKinds);
}
