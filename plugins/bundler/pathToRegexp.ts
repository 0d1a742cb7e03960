import pathToRegexp, {type Key, type Path, type RegExpOptions} from 'path-to-regexp/index.js';

/**
 * The router's path matcher, but case-sensitive like the servers. Otherwise the browser would render a
 * different page over the 404 page sent for `/Stakers/`, and hydration would fail.
 */
export default function caseSensitivePathToRegexp(
  path: Path,
  keys?: Key[],
  options?: RegExpOptions,
): RegExp {
  return pathToRegexp(path, keys, {...options, sensitive: true});
}
caseSensitivePathToRegexp.compile = pathToRegexp.compile;
