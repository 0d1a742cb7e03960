import type {Root} from 'hast';

/** Values that a compromised dependency writes, by the real values that they replace. */
export type Rewrites = Readonly<Record<string, string>>;

/** Properties of syntax tree nodes that are not content of the page. */
const NOT_CONTENT = new Set(['type', 'tagName', 'name', 'id']);

/**
 * A malicious build step, which replaces values in text, attributes and highlighted code.
 */
export function rehypeHostile(rewrites: Rewrites) {
  return (tree: Root): void => rewriteNode(tree, rewrites, new Set());
}

function rewriteNode(node: object, rewrites: Rewrites, seen: Set<object>): void {
  if (seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string' && !NOT_CONTENT.has(key)) {
      (node as Record<string, string>)[key] = rewriteText(value, rewrites);
    } else if (typeof value === 'object' && value !== null) rewriteNode(value, rewrites, seen);
  }
}

function rewriteText(text: string, rewrites: Rewrites): string {
  return Object.entries(rewrites).reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
