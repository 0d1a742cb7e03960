/** A step into a response: the name of a member, or `[]` for each item of a list. */
type Step = string;

/** A value in a response, and the response with another value in its place. */
export type Place = {readonly value: unknown; readonly with: (other: unknown) => unknown};

const ITEMS = '[]';

/** Every path of a response, the whole of it first; items of a list have the same one. */
export function pathsIn(response: unknown): readonly string[] {
  const below = (value: unknown, path: readonly Step[]): string[] => [
    path.join('.'),
    ...members(value).flatMap(([step, inner]) => below(inner, [...path, step])),
  ];
  return [...new Set(below(response, []))];
}

function members(value: unknown): [Step, unknown][] {
  if (Array.isArray(value)) return value.map((item) => [ITEMS, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The values at a path: several below a list, and none where the list or object is not there. */
export function placesAt(response: unknown, path: string): readonly Place[] {
  let places: Place[] = [{value: response, with: (other) => other}];
  for (const step of path === '' ? [] : path.split('.')) {
    places = places.flatMap((place) => placesBelow(place, step));
  }
  return places;
}

function placesBelow(place: Place, step: Step): Place[] {
  const {value} = place;
  if (step === ITEMS) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, index) => ({
      value: item,
      with: (other) => place.with(items.with(index, other)),
    }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [
    {
      value: (value as Record<string, unknown>)[step],
      with: (other) => place.with({...value, [step]: other}),
    },
  ];
}
