import {basePolicy, commonHeaders, type HeaderRule} from '../../config/headers';
import type {Redirect} from '../../config/redirects';

/** The content of `deploy/generated/headers.json`, for the site's own server. */
export type HeadersFile = {
  /** A note for people who open the file. */
  generatedBy: string;
  /** Path on the host that the pages were built for. */
  baseUrl: string;
  rules: readonly HeaderRule[];
};

const NOTE = 'Written by finish/headers in every build. Do not edit.';

/** Headers that differ between the site and its framed documents. */
const DIFFERING_HEADERS = ['Content-Security-Policy', 'X-Frame-Options'] as const;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. These hosts combine the headers of all matching
 * rules, and two combined policies allow only what both allow. Headers that differ are therefore set by
 * rules that never match the same path, one for each entry in the root folder of the site.
 */
export function hostHeaders(
  [site, ...frames]: readonly [HeaderRule, ...HeaderRule[]],
  topEntries: readonly {name: string; folder: boolean}[],
): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const differing = ({headers}: HeaderRule) =>
    Object.fromEntries(DIFFERING_HEADERS.map((name) => [name, headers[name] ?? '']));
  const paths = topEntries
    .map(({name, folder}) => `/${name}${folder ? '/*' : ''}`)
    .filter((path) => !frames.some(({prefix}) => path.startsWith(prefix)))
    .filter((path) => !/\.(br|gz)$|^\/_(headers|redirects)$/.test(path));
  return [
    `# ${NOTE}`,
    block('/*', {...commonHeaders, 'Content-Security-Policy': basePolicy()}),
    ...['/', ...paths].map((path) => block(path, differing(site))),
    ...frames.map((frame) => block(`${frame.prefix}*`, differing(frame))),
    '',
  ].join('\n');
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Both hosts keep the query. The status has
 * no `!`, which would make Netlify redirect even if there is a page at that path, because Cloudflare
 * ignores such lines.
 */
export function hostRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({from, to}) =>
    slashVariants(from).map((source) => `${source} ${to} 301`),
  );
  return [`# ${NOTE}`, ...lines, ''].join('\n');
}

/** nginx, `http` level: variables for the headers that differ, set by path. */
export function nginxMaps([site, ...frames]: readonly [HeaderRule, ...HeaderRule[]]): string {
  const map = (header: 'Content-Security-Policy' | 'X-Frame-Options', variable: string) =>
    [
      `map $uri ${variable} {`,
      `  default "${valueOf(site, header)}";`,
      ...frames.map(({prefix, headers}) => `  "~^${prefix}" "${headers[header]}";`),
      '}',
    ].join('\n');
  return [
    `# ${NOTE} Include it in "http".`,
    map('Content-Security-Policy', '$content_policy'),
    map('X-Frame-Options', '$frame_options'),
    '',
  ].join('\n');
}

function valueOf({prefix, headers}: HeaderRule, header: string): string {
  const value = headers[header];
  if (!value)
    throw new Error(`The rule for ${prefix} has no ${header}. Fix: add it in config/headers.ts.`);
  return value;
}

/**
 * nginx, `server` level: every security header, with `always`, because nginx otherwise omits headers
 * from error responses. A location with its own `add_header` would drop all of these.
 */
export function nginxHeaders(): string {
  return [
    `# ${NOTE} Include it in "server".`,
    // nginx.conf uses this variable, so nginx doesn't start without this file.
    'set $has_security_headers yes;',
    'add_header Content-Security-Policy $content_policy always;',
    'add_header X-Frame-Options $frame_options always;',
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    '',
  ].join('\n');
}

/** nginx, `server` level: each redirect for the path with and without a trailing slash. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const locations = redirects.flatMap(({from, to}) => {
    const [path, anchor] = to.split('#');
    const target = `${path}$is_args$args${anchor ? `#${anchor}` : ''}`;
    return slashVariants(from).map(
      (source) => `location = "${source}" { return 301 "${target}"; }`,
    );
  });
  return [`# ${NOTE} Include it in "server".`, ...locations, ''].join('\n');
}

/** A path with and without its trailing slash, because servers match redirects by exact path. */
function slashVariants(path: string): [string, string] {
  return [path, path.replace(/\/$/, '')];
}

/** JSON for the site's own server. */
export function headersJson(baseUrl: string, rules: readonly HeaderRule[]): string {
  const file: HeadersFile = {generatedBy: NOTE, baseUrl, rules};
  return `${JSON.stringify(file, null, 2)}\n`;
}
