import type {ApiId} from '../../api-client/operation';
import {readOptions} from '../readOptions';

/** The services that can be named, and the document that describes each. */
const SERVICES: Readonly<Record<string, ApiId>> = {
  rpc: 'comet-bft',
  lcd: 'babylon-grpc',
  staking: 'staking-api',
};

const USAGE = 'Usage: npm run verify:live -- [--rpc URL] [--lcd URL] [--staking URL]';
const URLS = {type: 'string', multiple: true} as const;

/**
 * Reads which services to ask, in the order in which they are named.
 *
 * @throws Error saying which argument is wrong, with the valid ones
 */
export function readArguments(args: readonly string[]): {api: ApiId; base: string}[] {
  const {values} = readOptions(args, {rpc: URLS, lcd: URLS, staking: URLS}, USAGE);
  const found = Object.entries(values).flatMap(([name, urls]) =>
    (urls ?? []).map((base) => {
      const api = SERVICES[name];
      if (api && /^https?:\/\//.test(base) && URL.canParse(base)) return {api, base};
      throw new Error(
        `--${name}: "${base}" is no address. Write it like http://localhost:1317.\n${USAGE}`,
      );
    }),
  );
  if (found.length === 0) throw new Error(`No service is named.\n${USAGE}`);
  return found;
}
