import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import type {FieldKind, Published} from '../published';

/** A message type of the package; `create` returns an empty message. */
type Codec = {create(): Record<string, unknown>};

const PACKAGE = path.join(
  __dirname,
  'node_modules/@babylonlabs-io/babylon-proto-ts/dist/generated',
);

/**
 * Reads the messages of the published TypeScript package, with the field names of the proto files and the
 * kind of each field, in the format of `Published`.
 */
export async function readMessages(): Promise<Published['messages']> {
  const messages: Record<string, Record<string, string>> = {};
  for (const module of await readModules()) {
    for (const [name, value] of Object.entries(module)) {
      if (!isCodec(value)) continue;
      const fields = Object.entries(value.create()).map(
        ([key, empty]) => `${snake(key)}:${kindOf(empty)}`,
      );
      (messages[String(module.protobufPackage)] ??= {})[name] = fields.join(' ');
    }
  }
  return messages;
}

function kindOf(empty: unknown): FieldKind {
  if (typeof empty === 'boolean' || typeof empty === 'number' || typeof empty === 'string') {
    return typeof empty as FieldKind;
  }
  if (Array.isArray(empty)) return 'array';
  // In an empty message, a field of a message type is undefined, and a map is an empty object.
  return empty instanceof Uint8Array ? 'bytes' : 'message';
}

/** Bundles the package, because its files import each other without extensions, which Node.js can't resolve. */
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
