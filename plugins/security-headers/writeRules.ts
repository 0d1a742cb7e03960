import type {Headers} from '../../config/headers';
import type {Redirect} from '../../config/redirects';

/** nginx lines; `always`, so that errors and redirects carry the headers too. */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Written by plugins/security-headers from config/headers.ts. Do not edit.\n${lines.join('\n')}\n`;
}

/** nginx rules for the addresses that moved; the target is fixed, so nothing can be injected. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`);
  const plain = rules.map((rule) =>
    // An anchor must stay last: the query would end up behind it.
    rule.includes('#') ? rule.replace('$is_args$args', '') : rule,
  );
  return `# Written by plugins/security-headers from config/redirects.ts. Do not edit.\n${plain.join('\n')}\n`;
}

/** The `_headers` file that several static hosts read. */
export function staticHostHeaders(
  site: Headers,
  frames: Readonly<Record<string, Headers>>,
): string {
  const block = (pattern: string, headers: Headers) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const framed = Object.entries(frames).map(([folder, headers]) => block(`${folder}*`, headers));
  return [block('/*', site), ...framed, ''].join('\n\n');
}
