/**
 * Reads `_headers` and `_redirects` as Cloudflare Pages does, the stricter of the two hosts, but
 * throws if that host would skip a line and deploy without it.
 *
 * Limits: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/, as of
 * 2026-11-28.
 */
const LIMITS = {headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000};

/** The headers for paths that match `path`, which is exact or ends with `*`. */
export type HostRule = {path: string; headers: [name: string, value: string][]};

/** Parses `_headers`. @throws Error for a line that the host would skip */
export function parseHostHeaders(text: string): HostRule[] {
  const rules: HostRule[] = [];
  for (const [line, reject] of linesOf(text, LIMITS.headerLine)) {
    if (line.startsWith('/')) {
      if (rules.length === LIMITS.headerRules) reject(`more than ${LIMITS.headerRules} rules`);
      if (!/^\/[^*:\s]*\*?$/.test(line)) reject('not a path with at most one * at its end');
      rules.push({path: line, headers: []});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) reject('not "  Name: value"');
    else (rules.at(-1) ?? reject('a header before the first path')).headers.push([name, value]);
  }
  return rules;
}

/** Parses `_redirects`. @throws Error for a line that the host would skip */
export function parseHostRedirects(text: string): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const [line, reject] of linesOf(text, LIMITS.redirectLine)) {
    const [, from, to] = /^(\/[^*:\s]*) (\/\S*) 301$/.exec(line) ?? [];
    if (from === undefined || to === undefined) reject('not "/from /to 301"');
    else if (redirects.has(from)) reject('a second redirect of this path');
    else redirects.set(from, to);
    if (redirects.size > LIMITS.redirects) reject(`more than ${LIMITS.redirects} redirects`);
  }
  return redirects;
}

/** The values of each header that a path gets, from all matching rules in order. */
export function hostHeadersFor(rules: readonly HostRule[], path: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  for (const [name, value] of matching.flatMap(({headers}) => headers)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/** Where a request target is redirected to, with its query inserted before the anchor. */
export function hostLocation(redirects: Map<string, string>, target: string): string | undefined {
  const [path = '', query] = target.split('?');
  const to = redirects.get(path);
  return query === undefined ? to : to?.replace(/(?=#)|$/, `?${query}`);
}

function linesOf(text: string, maxLength: number): [string, (why: string) => never][] {
  return text.split('\n').flatMap((line, index): [string, (why: string) => never][] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const reject = (why: string): never => {
      throw new Error(`Line ${index + 1}: ${why}. ${line.slice(0, 80)}`);
    };
    if (line.length > maxLength) reject(`longer than ${maxLength} characters`);
    return [[line, reject]];
  });
}
