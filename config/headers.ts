import {nodes} from './nodes';
import {search, searchOrigins} from './search';
import {searchWindow, windowOrigins} from './searchWindow';

/** Header names and values. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Headers for all paths that begin with `prefix`. Only the rule with the longest prefix applies. */
export type HeaderRule = {readonly prefix: string; readonly headers: HeaderSet};

/** The values that the policies depend on. */
export type PolicyInput = {
  /** `sha256-…` of each inline script on the pages; browsers block any other inline script. */
  readonly scriptHashes: readonly string[];
  /** `sha256-…` of the inline script of the document that runs live code. */
  readonly sandboxHashes: readonly string[];
  /** Whether page views are counted, which allows pages to reach the analytics service. */
  readonly analytics: boolean;
};

export {nodes};

/** The directives that all framed documents share. */
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

/** The CSP of all pages that are not framed. */
export function contentPolicy({
  scriptHashes,
  analytics,
}: Omit<PolicyInput, 'sandboxHashes'>): string {
  const also = (name: keyof typeof analyticsOrigins) => (analytics ? analyticsOrigins[name] : []);
  return join({
    // Firefox checks prefetches against this directive.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...also('script-src')],
    'style-src': ["'self'"],
    // React sets style attributes, which can't load or run anything under this policy.
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
 * The CSPs of framed documents, by folder. Each allows something that pages must not do.
 * Framed documents can't reach a server, and only this site may frame them.
 */
export function framePolicies({
  sandboxHashes,
}: Pick<PolicyInput, 'sandboxHashes'>): Readonly<Record<`/${string}/`, string>> {
  return {
    // Runs live code. Its origin is opaque, so it can't read the site's storage. Its script is
    // inline because WebKit does not load the site's files into a document with an opaque origin.
    '/playground/': join({
      ...framed,
      'script-src': [...quoted(sandboxHashes), "'unsafe-eval'"],
      sandbox: ['allow-scripts'],
    }),
    // Draws the diagrams on our own pages. The diagram library adds style elements to them.
    '/diagram/': join({
      ...framed,
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
    }),
  };
}

/**
 * The policy that all documents share, framed ones included. Static hosts that combine the headers of
 * all matching rules need it for paths without their own rule.
 */
export function basePolicy(): string {
  return join({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Headers that are the same on all pages. */
export const commonHeaders: HeaderSet = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The header rules: first the rule for the site, then one for each framed document. */
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

/** The headers for a path; empty if no rule matches. */
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
