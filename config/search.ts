import {Fault} from './fault';

/**
 * Where search queries are answered. Maintainers set it for each build. The mode that readers select in
 * the search window, words or a question, is in `search/client/searchMode.ts`.
 * - `embedded`: in the reader's browser, from files on this site.
 * - `hosted`: by the hosted service. The key is public, so it must be a search-only key.
 */
export type SearchOption =
  | {readonly mode: 'embedded'; readonly indexName: string}
  | {
      readonly mode: 'hosted';
      readonly indexName: string;
      readonly appId: string;
      readonly apiKey: string;
    };

/** Default name of the index. */
const INDEX_NAME = 'babylon-docs';

/**
 * Reads the search option from the environment of a build.
 *
 * @throws Fault if the mode is unknown, or a value that it requires is missing or malformed
 */
export function readSearchOption(env: Readonly<Record<string, string | undefined>>): SearchOption {
  // Values are trimmed, because they are often pasted with a line break; blank ones count as unset.
  const read = (name: string) => env[name]?.trim() || undefined;
  const mode = read('SEARCH_MODE') ?? 'embedded';
  const name = read('SEARCH_INDEX_NAME');
  const indexName = name ?? INDEX_NAME;
  // The name is part of a URL path of the service, which returns 404 for any other characters.
  if (!/^[\w.-]{1,256}$/.test(indexName)) {
    throw new Fault(
      'search/index-name',
      'SEARCH_INDEX_NAME',
      `"${indexName}" is not a valid index name.`,
      'Expected: letters, digits, "_", "-" and ".", such as "babylon-docs".',
      'Fix: set the name of your index, or unset the variable if you do not host one.',
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
      'Fix: set them in the build environment, or use SEARCH_MODE=embedded.',
    );
  }
  // The ID becomes part of host names in the Content Security Policy.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Fault(
      'search/app-id',
      'SEARCH_APP_ID',
      `"${appId}" is not a valid application ID.`,
      'Expected: letters and digits.',
      'Fix: copy it from the dashboard of the hosted service.',
    );
  }
  return {mode, indexName, appId, apiKey};
}

/** Origins other than the site's own that the browser sends queries to. */
export function searchOrigins(option: SearchOption): string[] {
  if (option.mode === 'embedded') return [];
  // The official client tries these hosts in turn.
  const hosts = ['-dsn.algolia.net', '.algolia.net'];
  const fallback = ['-1', '-2', '-3'].map((number) => `${number}.algolianet.com`);
  return [...hosts, ...fallback].map((end) => `https://${option.appId}${end}`);
}

/** The search option of this build. */
export const search = readSearchOption(process.env);
