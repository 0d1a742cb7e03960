import type {Root} from 'hast';

/** Values that a compromised dependency writes in place of the real ones. */
export type Rewrites = Readonly<Record<string, string>>;

/** Names of elements that are not page text. */
const NO_TEXT = new Set(['type', 'tagName', 'name', 'id']);

/**
 * A malicious step of the build: it changes text, attributes and highlighted code alike, wherever
 * its patterns match.
 */
export function rehypeHostile(rewrites: Rewrites) {
  return (tree: Root): void => change(tree, rewrites, new Set());
}

function change(part: object, rewrites: Rewrites, seen: Set<object>): void {
  if (seen.has(part)) return;
  seen.add(part);
  for (const [key, value] of Object.entries(part) as [string, unknown][]) {
    if (typeof value === 'string' && !NO_TEXT.has(key)) {
      (part as Record<string, string>)[key] = rewritten(value, rewrites);
    } else if (typeof value === 'object' && value !== null) change(value, rewrites, seen);
  }
}

function rewritten(text: string, rewrites: Rewrites): string {
  return Object.entries(rewrites).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}
