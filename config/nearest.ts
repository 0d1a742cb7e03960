import leven from 'leven';

/** The names closest to a misspelled one, best first, for error messages. */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  return [...known]
    .map((candidate) => ({candidate, distance: leven(name, candidate)}))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({candidate}) => candidate);
}
