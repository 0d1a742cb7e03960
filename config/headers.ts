/** Header names with their values, as sent. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Headers of all paths that begin with `prefix`; the longest matching prefix wins as a whole. */
export type HeaderRule = {readonly prefix: string; readonly headers: HeaderSet};

/** What the policy depends on beyond this file. */
export type PolicyInput = {
  /** `sha256-…` of each script that stands inside a page; any other inline script is refused. */
  readonly scriptHashes: readonly string[];
  /** Whether page views are counted: only then may a page reach the analytics service. */
  readonly analytics: boolean;
};

/** Where the document that runs live code stands. It alone may evaluate code. */
export const PLAYGROUND = '/playground/';

/**
 * Nodes that pages may ask from the reader's browser. One list for the whole site, because a
 * page reached by navigation keeps the policy of the page that was loaded first.
 */
export const nodes: readonly `https://${string}`[] = [];

const analyticsOrigins = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** The content policy of every page but the live-code sandbox. */
export function contentPolicy({scriptHashes, analytics}: PolicyInput): string {
  const also = (name: keyof typeof analyticsOrigins) => (analytics ? analyticsOrigins[name] : []);
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...also('script-src')],
    'style-src': ["'self'"],
    // React writes style attributes; they cannot load or run anything under this policy.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...also('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...nodes, ...also('connect-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    // The search form on the home page sends its query to /search/.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * The policy of the live-code sandbox: it may evaluate, but it has no origin of its own, cannot
 * reach any server and can only be framed by this site.
 */
export function playgroundPolicy(): string {
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  });
}

/**
 * What holds for every document, the sandbox included. Static hosts that join the headers of
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

/** The headers of every path: the site's own set first, then the sandbox's. */
export function headerRules(input: PolicyInput): [site: HeaderRule, playground: HeaderRule] {
  return [
    {
      prefix: '/',
      headers: {
        'Content-Security-Policy': contentPolicy(input),
        'X-Frame-Options': 'DENY',
        ...commonHeaders,
      },
    },
    {
      prefix: PLAYGROUND,
      headers: {
        'Content-Security-Policy': playgroundPolicy(),
        'X-Frame-Options': 'SAMEORIGIN',
        ...commonHeaders,
      },
    },
  ];
}

/** The headers that a path gets; none when no rule matches. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderSet {
  const matching = rules.filter(({prefix}) => path.startsWith(prefix));
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.headers ?? {};
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
