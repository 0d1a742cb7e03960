import {nodes} from './nodes';
import {search, searchOrigins} from './search';
import {searchWindow, windowOrigins} from './searchWindow';

/** Header names with their values, as sent. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Headers of all paths that begin with `prefix`; the longest matching prefix wins as a whole. */
export type HeaderRule = {readonly prefix: string; readonly headers: HeaderSet};

/** What the policy depends on beyond this file. */
export type PolicyInput = {
  /** `sha256-…` of each script inside a page; any other inline script is blocked. */
  readonly scriptHashes: readonly string[];
  /** The same of the document that runs live code. */
  readonly sandboxHashes: readonly string[];
  /** Whether page views are counted: only then may a page reach the analytics service. */
  readonly analytics: boolean;
};

export {nodes};

/** What every framed document has in common. */
const framed = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
} as const;

const analyticsOrigins = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** The content policy of every page that has its own window. */
export function contentPolicy({
  scriptHashes,
  analytics,
}: Omit<PolicyInput, 'sandboxHashes'>): string {
  const also = (name: keyof typeof analyticsOrigins) => (analytics ? analyticsOrigins[name] : []);
  return join({
    // Firefox checks what a page fetches ahead against this one.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...also('script-src')],
    'style-src': ["'self'"],
    // React writes style attributes; they cannot load or run anything under this policy.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...also('img-src')],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...nodes,
      ...searchOrigins(search),
      ...windowOrigins(searchWindow),
      ...also('connect-src'),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The search form on the home page sends its query to /search/.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * Documents that our own pages show in a frame, by folder, because they need something that no
 * other page may do. None of them can reach a server, and only this site may frame them.
 */
export function framePolicies({
  sandboxHashes,
}: Pick<PolicyInput, 'sandboxHashes'>): Readonly<Record<`/${string}/`, string>> {
  return {
    // Runs live code: it may evaluate, but has no origin, so it cannot read what the site stored.
    // Its script is inline: without an origin, no file is the document's own for WebKit.
    '/playground/': join({
      ...framed,
      'script-src': [...quoted(sandboxHashes), "'unsafe-eval'"],
      sandbox: ['allow-scripts'],
    }),
    // Draws diagrams: the library writes style elements. It gets text of our own pages only.
    '/diagram/': join({
      ...framed,
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
    }),
  };
}

/**
 * What holds for every document, framed ones included. Static hosts that join the headers of
 * all matching rules need it for paths that no narrower rule names.
 */
export function basePolicy(): string {
  return join({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Headers that do not differ between pages. */
export const commonHeaders: HeaderSet = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers of every path: the site's own set first, then one for each framed document. */
export function headerRules(input: PolicyInput): [site: HeaderRule, ...frames: HeaderRule[]] {
  const rule = (prefix: string, policy: string, framing: string): HeaderRule => ({
    prefix,
    headers: {'Content-Security-Policy': policy, 'X-Frame-Options': framing, ...commonHeaders},
  });
  return [
    rule('/', contentPolicy(input), 'DENY'),
    ...Object.entries(framePolicies(input)).map(([prefix, policy]) =>
      rule(prefix, policy, 'SAMEORIGIN'),
    ),
  ];
}

/** The headers that a path gets; none when no rule matches. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderSet {
  const matching = rules.filter(({prefix}) => path.startsWith(prefix));
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.headers ?? {};
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
