import type {Declaration, Plugin, Root, Rule} from 'postcss';
import {isInfima} from './isInfima';

/**
 * Writes the framework's variables (`--ifm-…`) out where they are read, if they have one value
 * everywhere: set once, on the root, and named in no other stylesheet.
 *
 * @param elsewhere text of the other stylesheets
 */
export function inlineConstants(elsewhere: string): Plugin {
  const others = new Set(elsewhere.match(/--ifm-[\w-]+/g));
  return {
    postcssPlugin: 'inline-constants',
    OnceExit(root: Root) {
      if (!isInfima(root)) return;
      const constants = findConstants(root, others);
      const inline = (value: string): string =>
        value.replace(/var\((--ifm-[\w-]+)\)/g, (whole, name: string) => {
          const constant = constants.get(name);
          return constant === undefined ? whole : inline(constant.value);
        });
      root.walkDecls((declaration) => {
        if (constants.get(declaration.prop) === declaration) return;
        declaration.value = inline(declaration.value);
      });
      for (const constant of constants.values()) {
        // One that is read with a fallback has to stay.
        if (!root.toString().includes(`var(${constant.prop},`)) constant.remove();
      }
    },
  };
}

function findConstants(root: Root, others: ReadonlySet<string>): Map<string, Declaration> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--ifm-/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, Declaration>();
  for (const [name, [first, ...more]] of found) {
    if (!first || more.length > 0 || others.has(name)) continue;
    const rule = first.parent as Rule;
    const isUnconditional = rule.parent?.type === 'root' || isLayer(rule);
    if (rule.selector === ':root' && isUnconditional) constants.set(name, first);
  }
  // A value that reads a variable which differs below the root is no constant there.
  for (let dropped = true; dropped;) {
    dropped = false;
    for (const [name, {value}] of constants) {
      const reads = [...value.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
      if (reads.every((read) => constants.has(read))) continue;
      constants.delete(name);
      dropped = true;
    }
  }
  return constants;
}

function isLayer({parent}: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer';
}
