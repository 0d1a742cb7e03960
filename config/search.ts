import {Fault} from './fault';

/**
 * Where a query is answered, chosen by who builds the site. What a reader chooses in the window,
 * words or a question, is another mode: `search/client/searchMode.ts`.
 * - `embedded`: in the reader's browser, from files of this site.
 * - `hosted`: by the hosted service. The key may search only; it is public.
 */
export type SearchOption =
  | {readonly mode: 'embedded'; readonly indexName: string}
  | {
      readonly mode: 'hosted';
      readonly indexName: string;
      readonly appId: string;
      readonly apiKey: string;
    };

/** Name of the index of these pages, unless the environment names another. */
const INDEX_NAME = 'babylon-docs';

/**
 * The option that a build's environment selects.
 *
 * @throws when the mode is unknown, or something that the mode needs is missing or malformed.
 */
export function readSearchOption(env: Readonly<Record<string, string | undefined>>): SearchOption {
  // A blank value counts as unset, and a value pasted with its line end is trimmed.
  const read = (name: string) => env[name]?.trim() || undefined;
  const mode = read('SEARCH_MODE') ?? 'embedded';
  const name = read('SEARCH_INDEX_NAME');
  const indexName = name ?? INDEX_NAME;
  // The service uses the name in a path, and returns 404 for other names.
  if (!/^[\w.-]{1,256}$/.test(indexName)) {
    throw new Fault(
      'search/index-name',
      'SEARCH_INDEX_NAME',
      `"${indexName}" is not the name of an index.`,
      'Expected: letters, digits, "_", "-" and ".", such as "babylon-docs".',
      'Fix: correct it, or unset it if no index is hosted.',
    );
  }
  if (mode === 'embedded') return {mode, indexName};
  if (mode !== 'hosted') {
    throw new Fault(
      'search/mode',
      'SEARCH_MODE',
      `unknown value "${mode}".`,
      'Valid: embedded, hosted.',
      'Fix: set one of them, or unset it for embedded.',
    );
  }
  const [appId, apiKey] = [read('SEARCH_APP_ID'), read('SEARCH_API_KEY')];
  if (!appId || !apiKey || !name) {
    const needed = {SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX_NAME: name};
    const missing = Object.entries(needed).flatMap(([key, value]) => (value ? [] : [key]));
    throw new Fault(
      'search/missing',
      missing.join(' and '),
      'required by SEARCH_MODE=hosted.',
      'Expected: the application ID, a search-only key and the name of the index.',
      'Fix: set them in the environment of the build, or use SEARCH_MODE=embedded.',
    );
  }
  // The ID is part of the hosts' names, and so of the content policy.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Fault(
      'search/app-id',
      'SEARCH_APP_ID',
      `"${appId}" is not an application ID.`,
      'Expected: letters and digits.',
      'Fix: copy it from the dashboard of the hosted service.',
    );
  }
  return {mode, indexName, appId, apiKey};
}

/** Origins that the browser sends queries to, besides the one that sent the page. */
export function searchOrigins(option: SearchOption): string[] {
  if (option.mode === 'embedded') return [];
  // The hosts that the official client asks in turn.
  const hosts = ['-dsn.algolia.net', '.algolia.net'];
  const fallback = ['-1', '-2', '-3'].map((number) => `${number}.algolianet.com`);
  return [...hosts, ...fallback].map((end) => `https://${option.appId}${end}`);
}

/** How this build searches. */
export const search = readSearchOption(process.env);
