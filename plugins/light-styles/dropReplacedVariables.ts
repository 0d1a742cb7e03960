import {parse, type Plugin, type Root, type Rule} from 'postcss';
import {isInfima} from './isInfima';

/**
 * Drops the framework's definitions of variables (`--ifm-…`) that a stylesheet of this site sets
 * for both color modes: the framework's stand in a cascade layer, so ours always win.
 *
 * @param ours text of the stylesheet that sets them
 */
export function dropReplacedVariables(ours: string): Plugin {
  const replaced = new Set<string>();
  parse(ours).walkRules((rule) => {
    if (!setsBothModes(rule)) return;
    rule.walkDecls(/^--ifm-/, ({prop}) => void replaced.add(prop));
  });
  return {
    postcssPlugin: 'drop-replaced-variables',
    OnceExit(root: Root) {
      if (!isInfima(root)) return;
      root.walkRules((rule) => {
        const isRoot = rule.selectors.every((selector) => ROOT.test(selector));
        rule.walkDecls(isRoot ? /^--ifm-/ : SIZE_OF_HEADING, (declaration) => {
          if (replaced.has(declaration.prop)) declaration.remove();
        });
      });
    },
  };
}

/** The framework sets these once more for an article, where the site's would have no effect. */
const SIZE_OF_HEADING = /^--ifm-h\d-font-size$/;

/** Selectors of the document itself, whatever its color mode. */
const ROOT = /^(:root|html)?(\[data-theme=['"]?\w+['"]?\])?$/;

function setsBothModes({selectors}: Rule): boolean {
  return selectors.includes(':root') && selectors.some((selector) => /dark/.test(selector));
}
