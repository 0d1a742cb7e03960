import type {ApiId} from '../../api-client/operation';

/** The services that can be named, and the document that describes each. */
const options: Readonly<Record<string, ApiId>> = {
  '--rpc': 'comet-bft',
  '--lcd': 'babylon-grpc',
  '--staking': 'staking-api',
};

const USAGE = 'Usage: npm run verify:live -- [--rpc URL] [--lcd URL] [--staking URL]';

/**
 * Reads which services to ask, in the order in which they are named.
 *
 * @throws Error saying which argument is wrong, with the valid ones
 */
export function readArguments(args: readonly string[]): {api: ApiId; base: string}[] {
  const words = args.flatMap((word) => {
    const [, name = '', value = ''] = /^(--\w+)=(.*)$/.exec(word) ?? [];
    return name ? [name, value] : [word];
  });
  const found: {api: ApiId; base: string}[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const [name = '', value = ''] = words.slice(index, index + 2);
    const api = options[name];
    if (!api) {
      const valid = Object.keys(options).join(', ');
      throw new Error(`"${name}" is not an option. Valid options: ${valid}.\n${USAGE}`);
    }
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
      throw new Error(
        `${name}: "${value}" is no address. Write it like http://localhost:1317.\n${USAGE}`,
      );
    }
    found.push({api, base: value});
  }
  if (found.length === 0) throw new Error(`No service is named.\n${USAGE}`);
  return found;
}
