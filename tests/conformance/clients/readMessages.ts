import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';

/** A message of the package: makes an empty one. */
type Codec = {create(): Record<string, unknown>};

const PACKAGE = path.resolve(
  __dirname,
  '../../node_modules/@babylonlabs-io/babylon-proto-ts/dist/generated',
);

/**
 * The messages of the published TypeScript package, by full proto name, each as an empty message
 * with the field names of the proto file.
 */
export async function publishedMessages(): Promise<Map<string, Record<string, unknown>>> {
  const messages = new Map<string, Record<string, unknown>>();
  for (const module of await readModules()) {
    for (const [name, value] of Object.entries(module)) {
      if (!isCodec(value)) continue;
      const fields = Object.entries(value.create()).map(([key, empty]) => [snake(key), empty]);
      messages.set(
        `${String(module.protobufPackage)}.${name}`,
        Object.fromEntries(fields) as Record<string, unknown>,
      );
    }
  }
  return messages;
}

/** The package's files import each other without extensions, which Node does not resolve. */
async function readModules(): Promise<Record<string, unknown>[]> {
  const files = readdirSync(PACKAGE, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort();
  const lines = files.map(
    (file, index) => `export * as m${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const {outputFiles} = await build({
    stdin: {contents: lines.join('\n'), resolveDir: PACKAGE},
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'published-messages-'));
  const file = path.join(folder, 'messages.cjs');
  try {
    writeFileSync(file, outputFiles[0]?.text ?? '');
    const modules = createRequire(file)(file) as Record<string, Record<string, unknown>>;
    return Object.values(modules);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function isCodec(value: unknown): value is Codec {
  return (
    typeof value === 'object' &&
    value !== null &&
    'create' in value &&
    typeof value.create === 'function'
  );
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
