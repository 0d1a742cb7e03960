import type {Plugin, Root} from 'postcss';

/**
 * Drops the framework's rules for classes that this site never shows. A rule for several
 * selectors loses only those that name such a class. Our own stylesheets may use the same names.
 */
export function dropFrameworkClasses(classes: readonly RegExp[]): Plugin {
  const isDropped = (selector: string) =>
    [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name = '']) =>
      classes.some((pattern) => pattern.test(name)),
    );
  return {
    postcssPlugin: 'drop-framework-classes',
    OnceExit(root: Root) {
      if (!/[\\/]node_modules[\\/]/.test(root.source?.input.file ?? '')) return;
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => !isDropped(selector));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
    },
  };
}
