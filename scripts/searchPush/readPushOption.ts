/** Where records are sent. */
export type PushOption = {
  readonly appId: string;
  /** May write; secret, never part of a build. */
  readonly adminKey: string;
  readonly indexName: string;
};

const VARIABLES = {
  SEARCH_APP_ID: 'the application id',
  SEARCH_ADMIN_KEY: 'a key that may write (the search-only key of the build may not)',
  SEARCH_INDEX_NAME: 'the name of the index that pages search',
} as const;

/**
 * The option that the environment asks for.
 *
 * @throws when a variable is missing or malformed, with all that are.
 */
export function readPushOption(env: Readonly<Record<string, string | undefined>>): PushOption {
  const missing = Object.entries(VARIABLES).filter(([name]) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      [
        `[search:push] ${missing.map(([name]) => name).join(' and ')} missing.`,
        `Expected: ${missing.map(([name, what]) => `${name}, ${what}`).join('; ')}.`,
        'Fix: set them in the environment of this command. Nothing was sent.',
      ].join('\n'),
    );
  }
  const value = (name: keyof typeof VARIABLES) => env[name]?.trim() ?? '';
  const option = {
    appId: value('SEARCH_APP_ID'),
    adminKey: value('SEARCH_ADMIN_KEY'),
    indexName: value('SEARCH_INDEX_NAME'),
  };
  if (!/^[\w.-]{1,200}$/.test(option.indexName)) {
    throw new Error(
      [
        `[search:push] SEARCH_INDEX_NAME is ${JSON.stringify(option.indexName)}.`,
        'Expected: 1 to 200 letters, digits, points, hyphens and underscores.',
        'Fix: use the name that the pages were built with. Nothing was sent.',
      ].join('\n'),
    );
  }
  return option;
}
