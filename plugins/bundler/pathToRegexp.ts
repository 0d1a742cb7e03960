import pathToRegexp, {type Key, type Path, type RegExpOptions} from 'path-to-regexp/index.js';

/**
 * The router's matcher, made case-sensitive like the servers. Otherwise the browser would replace
 * the 404 page sent for `/Stakers/` with another page, and hydration would fail because they differ.
 */
export default function caseSensitive(path: Path, keys?: Key[], options?: RegExpOptions): RegExp {
  return pathToRegexp(path, keys, {...options, sensitive: true});
}
caseSensitive.compile = pathToRegexp.compile;
