// cspell:ignore fevil fbuild fsecret cbuild csecret esecret SAMEORIGIN
/** One request and the response that every server of the site must give. */
export type Case = {
  name: string;
  /** Sent unchanged. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** Body of the request, one byte per character. */
  content?: string;
  /** A list if servers may reject the request in different ways. */
  status: number | readonly number[];
  /** Headers of the response, in lower case; null means that the header must be absent. */
  expect?: Readonly<Record<string, string | RegExp | null>>;
  body?: RegExp;
  /** The attack that the case simulates; `tests/faults/requests.test.ts` runs these cases. */
  attack?: 'redirect' | 'file access' | 'missing headers';
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED = '/assets/js/main.0a1b2c3d.js';
const NOT_FOUND = /<h1>Nothing here/;
const REJECTED = [400, 404] as const;

const allCases: readonly Case[] = [
  // Pages and files.
  {
    name: 'the home page',
    target: '/',
    status: 200,
    expect: {
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': 'no-cache',
      etag: /./,
    },
    body: /<h1>Home/,
  },
  {name: 'a page', target: '/stakers/', status: 200, body: /<h1>Stakers/},
  {name: 'a page with a query', target: '/stakers/?a=1', status: 200},
  {name: 'an absolute target', target: 'http://evil.example/stakers/', status: 200},
  {
    name: 'a hashed file is cached for a year',
    target: HASHED,
    status: 200,
    expect: {'cache-control': IMMUTABLE, 'content-type': /javascript/},
  },
  {
    name: 'a file without a hash is revalidated',
    target: '/assets/js/plain.js',
    status: 200,
    expect: {'cache-control': 'no-cache'},
  },
  {
    name: 'an SVG image',
    target: '/img/logo.svg',
    status: 200,
    expect: {'content-type': /^image\/svg\+xml/},
  },
  {
    name: 'plain text has a character set',
    target: '/llms.txt',
    status: 200,
    expect: {'content-type': /^text\/plain; charset=utf-8$/i},
  },
  {
    name: 'the Markdown copy of a page',
    target: '/stakers/index.md',
    status: 200,
    expect: {'content-type': /^text\/markdown; charset=utf-8$/i, 'cache-control': 'no-cache'},
  },
  {
    name: 'a page without a Markdown copy',
    target: '/nope/index.md',
    status: 404,
    expect: {'content-type': /^text\/html/},
    body: NOT_FOUND,
  },
  {
    name: 'an RSS feed of changes',
    target: '/feeds/upgrades.rss.xml',
    status: 200,
    expect: {'content-type': /^application\/rss\+xml; charset=utf-8$/i},
  },
  {
    name: 'a compressed RSS feed',
    target: '/feeds/upgrades.rss.xml',
    headers: {'Accept-Encoding': 'gzip'},
    status: 200,
    expect: {
      'content-encoding': 'gzip',
      'content-type': /^application\/rss\+xml; charset=utf-8$/i,
    },
  },
  {
    name: 'the RSS feed of the blog',
    target: '/blog/rss.xml',
    status: 200,
    expect: {'content-type': /^application\/rss\+xml; charset=utf-8$/i},
  },
  {
    name: 'the Atom feed of the blog',
    target: '/blog/atom.xml',
    status: 200,
    expect: {'content-type': /^application\/atom\+xml; charset=utf-8$/i},
  },
  {
    name: 'a JSON feed',
    target: '/feeds/upgrades.json',
    status: 200,
    expect: {'content-type': /^application\/feed\+json$/},
  },
  {
    name: 'other XML',
    target: '/sitemap.xml',
    status: 200,
    expect: {'content-type': /^(application|text)\/xml; charset=utf-8$/i},
  },
  {
    name: 'other JSON',
    target: '/facts.json',
    status: 200,
    expect: {'content-type': /^application\/json/},
  },
  {name: 'a missing feed', target: '/feeds/nope.json', status: 404, body: NOT_FOUND},
  {name: 'the public dot folder', target: '/.well-known/security.txt', status: 200},
  {
    name: 'HEAD has headers and no body',
    target: '/stakers/',
    method: 'HEAD',
    status: 200,
    expect: {'content-length': /^[1-9]/},
    body: /^$/,
  },

  // Compression.
  {
    name: 'gzip if the client accepts it',
    target: '/stakers/',
    headers: {'Accept-Encoding': 'gzip'},
    status: 200,
    expect: {'content-encoding': 'gzip', vary: /accept-encoding/i},
  },
  {
    name: 'no gzip if the client rejects it',
    target: '/stakers/',
    headers: {'Accept-Encoding': 'gzip;q=0, identity'},
    status: 200,
    expect: {'content-encoding': null},
  },
  {
    name: 'a compressed not-found page',
    target: '/nope/',
    headers: {'Accept-Encoding': 'gzip'},
    status: 404,
    expect: {'content-encoding': 'gzip'},
  },

  // Ranges.
  {
    name: 'a range',
    attack: 'missing headers',
    target: HASHED,
    headers: {Range: 'bytes=0-99'},
    status: 206,
    expect: {
      'content-range': /^bytes 0-99\/\d+$/,
      'content-length': '100',
      'cache-control': 'no-cache',
    },
  },
  {
    name: 'a range beyond the end',
    attack: 'missing headers',
    target: HASHED,
    headers: {Range: 'bytes=99999999-'},
    status: 416,
    expect: {'content-range': /^bytes \*\/\d+$/, 'cache-control': 'no-cache'},
  },
  {
    name: 'a range that ends before it begins',
    target: HASHED,
    headers: {Range: 'bytes=9-2'},
    status: [200, 416],
  },
  {
    name: 'a file that has not changed since a date',
    target: HASHED,
    headers: {'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'},
    status: 304,
  },
  {
    name: 'If-None-Match takes precedence over If-Modified-Since',
    target: HASHED,
    headers: {'If-None-Match': '"older"', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'},
    status: 200,
  },
  {
    name: 'a range of an older version',
    target: HASHED,
    headers: {Range: 'bytes=0-99', 'If-Range': '"older"'},
    status: 200,
  },

  // Redirects.
  {
    name: 'a missing trailing slash',
    attack: 'missing headers',
    target: '/stakers',
    status: 301,
    expect: {location: '/stakers/'},
  },
  {
    name: 'a missing trailing slash, with a query',
    attack: 'redirect',
    target: '/stakers?next=//evil.example',
    status: 301,
    expect: {location: '/stakers/?next=//evil.example'},
  },
  {
    name: 'a forged host',
    attack: 'redirect',
    target: '/stakers',
    headers: {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example'},
    status: 301,
    expect: {location: '/stakers/'},
  },
  {
    name: 'uppercase is preserved',
    target: '/api/babylon-gRPC',
    status: 301,
    expect: {location: '/api/babylon-gRPC/'},
  },
  {
    name: 'index.html',
    attack: 'missing headers',
    target: '/index.html',
    status: 301,
    expect: {location: '/'},
  },
  {
    name: 'index.html of a page',
    target: '/guides/overview/index.html?a=1',
    status: 301,
    expect: {location: '/guides/overview/?a=1'},
  },
  {name: '.html', target: '/stakers.html', status: 301, expect: {location: '/stakers/'}},
  {name: '.html of a missing page', target: '/nope.html', status: 404, body: NOT_FOUND},
  {name: 'index.html of a missing page', target: '/nope/index.html', status: 404, body: NOT_FOUND},
  {name: 'the not-found page itself', target: '/404.html', status: 404, body: NOT_FOUND},
  {
    name: 'a configured redirect',
    target: '/guides/',
    status: 301,
    expect: {location: '/guides/overview/'},
  },
  {
    name: 'a configured redirect without its trailing slash',
    target: '/guides',
    status: 301,
    expect: {location: '/guides/overview/'},
  },
  {
    name: 'a query precedes an anchor',
    target: '/old/tools/?a=1&b=%0d%0aX',
    status: 301,
    expect: {location: '/stakers/?a=1&b=%0d%0aX#stake'},
  },

  // Missing files.
  {
    name: 'a missing page',
    target: '/nope/',
    status: 404,
    expect: {'content-type': /^text\/html/, 'cache-control': 'no-cache'},
    body: NOT_FOUND,
  },
  {
    name: 'a missing page without a trailing slash',
    attack: 'missing headers',
    target: '/nope',
    status: 404,
    body: NOT_FOUND,
  },
  {
    name: 'a missing hashed file is not cached',
    target: '/assets/js/gone.0a1b2c3d.js',
    status: 404,
    expect: {'cache-control': 'no-cache'},
  },
  {name: 'a folder without a page', target: '/assets/js/', status: 404, body: NOT_FOUND},
  {
    name: 'a folder without a page or a trailing slash',
    target: '/assets',
    status: 404,
    body: NOT_FOUND,
  },
  {name: 'a file with a trailing slash', target: '/img/logo.svg/', status: 404},
  {name: 'the headers file of static hosts', target: '/_headers', status: 404},
  {name: 'the redirects file of static hosts', target: '/_redirects', status: 404},
  {name: 'the compressed copy of a page', target: '/stakers/index.html.gz', status: 404},
  {name: 'the compressed copy of a script', target: `${HASHED}.br`, status: 404},

  // Other hosts.
  {
    name: 'two slashes',
    attack: 'redirect',
    target: '//evil.example/',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'two slashes to a page',
    attack: 'redirect',
    target: '//stakers',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'two slashes inside the path',
    attack: 'redirect',
    target: '/guides//overview',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'two slashes with index.html',
    attack: 'redirect',
    target: '//evil.example/index.html',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'a backslash',
    attack: 'redirect',
    target: '/\\evil.example/',
    status: REJECTED,
    expect: {location: null},
  },
  {
    name: 'an encoded backslash',
    attack: 'redirect',
    target: '/%5cevil.example/',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'encoded slashes',
    attack: 'redirect',
    target: '/%2f%2fevil.example/',
    status: 404,
    expect: {location: null},
  },
  {
    name: 'a tab',
    attack: 'redirect',
    target: '/%09/evil.example',
    status: 400,
    expect: {location: null},
  },
  {
    name: 'a line break',
    attack: 'redirect',
    target: '/stakers%0d%0aSet-Cookie:x=1',
    status: 400,
    expect: {location: null, 'set-cookie': null},
  },

  // Files that must not be served.
  {
    name: 'a path traversal',
    attack: 'file access',
    target: '/../build-secret/secret.txt',
    status: REJECTED,
  },
  {
    name: 'a path traversal inside the path',
    attack: 'file access',
    target: '/stakers/../../build-secret/secret.txt',
    status: REJECTED,
  },
  {
    name: 'an encoded path traversal',
    attack: 'file access',
    target: '/%2e%2e/build-secret/secret.txt',
    status: REJECTED,
  },
  {
    name: 'a path traversal with encoded slashes',
    attack: 'file access',
    target: '/..%2fbuild-secret%2fsecret.txt',
    status: REJECTED,
  },
  {
    name: 'a path traversal with backslashes',
    attack: 'file access',
    target: '/..%5cbuild-secret%5csecret.txt',
    status: REJECTED,
  },
  {name: 'a dotfile', attack: 'file access', target: '/.secret', status: 404},
  {name: 'an encoded dotfile', attack: 'file access', target: '/%2esecret', status: 404},
  {name: 'a dot segment', attack: 'file access', target: '/stakers/./', status: 404},
  {name: 'a symlinked folder', attack: 'file access', target: '/linked/secret.txt', status: 404},
  {name: 'a symlinked file', attack: 'file access', target: '/linked.txt', status: 404},

  // Invalid requests.
  {name: 'an incomplete escape', attack: 'missing headers', target: '/%', status: 400},
  {name: 'an invalid escape', target: '/%zz/', status: 400},
  {name: 'a NUL byte', target: '/stakers%00/', status: 400},
  {name: 'no leading slash', target: 'stakers', status: 400},
  {
    name: 'another method',
    target: '/stakers/',
    method: 'POST',
    headers: {'Content-Length': '0'},
    status: 405,
    expect: {allow: 'GET, HEAD'},
  },
  {name: 'TRACE', attack: 'missing headers', target: '/', method: 'TRACE', status: 405},

  // Special paths.
  {
    name: 'the health check',
    target: '/healthz',
    status: 200,
    expect: {'content-type': /^application\/json/, 'cache-control': 'no-store'},
    body: /^\{"status":"ok"\}$/,
  },
  {
    name: 'the live-code sandbox has its own policy',
    target: '/playground/',
    status: 200,
    expect: {
      'content-security-policy': /script-src 'sha256-[^']+' 'unsafe-eval'.*sandbox allow-scripts/,
      'x-frame-options': 'SAMEORIGIN',
    },
  },
  {
    name: 'the diagram document has its own policy',
    target: '/diagram/',
    status: 200,
    expect: {
      'content-security-policy': /style-src 'self' 'unsafe-inline'/,
      'x-frame-options': 'SAMEORIGIN',
    },
  },
  {
    name: 'a missing page below the sandbox has the policy of the site',
    target: '/playground/nope',
    status: 404,
    expect: {'x-frame-options': 'DENY'},
  },
];

/** Requests that this server and nginx must handle in the same way. Their tests share this table. */
export const cases = allCases.filter(({attack}) => attack === undefined);

/** The cases of an attack that both servers must withstand. */
export const attackCases = (attack: Case['attack']): Case[] =>
  allCases.filter((testCase) => testCase.attack === attack);
