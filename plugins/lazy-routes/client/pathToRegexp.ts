import pathToRegexp, {type Key, type Path, type RegExpOptions} from 'path-to-regexp/index.js';

/**
 * The router's matcher, made case-sensitive as servers are. Otherwise the browser replaces the 404
 * page that was sent for `/Stakers/` with another page, and React fails because the two differ.
 */
export default function caseSensitive(path: Path, keys?: Key[], options?: RegExpOptions): RegExp {
  return pathToRegexp(path, keys, {...options, sensitive: true});
}
caseSensitive.compile = pathToRegexp.compile;
