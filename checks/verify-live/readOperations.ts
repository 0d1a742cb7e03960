import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiId, OperationDocument} from '../../api-client/operation';

/** An operation, with what the document says about where it is served. */
export type ReadOperation = OperationDocument & {availability: string};

type Bundled = {
  paths?: Record<string, Record<string, {'x-availability'?: {status?: string}} | undefined>>;
};

/**
 * The operations of an API as the site publishes them, sorted by name.
 *
 * @param folder what the build wrote to `/openapi/`
 * @throws Error when the site was not built
 */
export function readOperations(folder: string, api: ApiId): ReadOperation[] {
  const file = path.join(folder, `${api}.json`);
  const parts = path.join(folder, api);
  if (!existsSync(file) || !existsSync(parts)) {
    throw new Error(`${file} is missing. Build the site first: npm run build`);
  }
  const {paths = {}} = JSON.parse(readFileSync(file, 'utf8')) as Bundled;
  return readdirSync(parts)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(parts, name), 'utf8');
      const operation = JSON.parse(text) as OperationDocument;
      const described = paths[operation.path]?.[operation.method.toLowerCase()];
      return {...operation, availability: described?.['x-availability']?.status ?? 'live'};
    });
}
