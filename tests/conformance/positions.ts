/** A step of a path: the name of a member, or `[]` for each item of a list. */
type Step = string;

/** A value in a response; `replaceWith` returns the response with another value instead. */
export type Position = {
  readonly value: unknown;
  readonly replaceWith: (replacement: unknown) => unknown;
};

const ITEMS = '[]';

/**
 * Lists the paths in a response, beginning with the empty path of the response itself; items of a list
 * share a path.
 */
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

/**
 * Finds the values at a path: several below a list, and none if a list or object along the path is
 * missing.
 */
export function positionsAt(response: unknown, path: string): readonly Position[] {
  let positions: Position[] = [{value: response, replaceWith: (replacement) => replacement}];
  for (const step of path === '' ? [] : path.split('.')) {
    positions = positions.flatMap((position) => positionsBelow(position, step));
  }
  return positions;
}

function positionsBelow(position: Position, step: Step): Position[] {
  const {value} = position;
  if (step === ITEMS) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, index) => ({
      value: item,
      replaceWith: (replacement) => position.replaceWith(items.with(index, replacement)),
    }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [
    {
      value: (value as Record<string, unknown>)[step],
      replaceWith: (replacement) => position.replaceWith({...value, [step]: replacement}),
    },
  ];
}
