import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {pointerPart} from '../load/problem';
import type {Api, ApiOperation} from '../load/readApi';

/** A place in a file: what a problem names. */
export type Place = {readonly file: string; readonly pointer: string};

/** A place below another one. */
export function below({file, pointer}: Place, ...parts: readonly (string | number)[]): Place {
  return {file, pointer: [pointer, ...parts.map(pointerPart)].join('/')};
}

/** Where an operation is written. */
export function placeOf({file, method}: ApiOperation): Place {
  return {file, pointer: `/${method.toLowerCase()}`};
}

/** Where the document itself is written. */
export function documentPlace({id}: Api): Place {
  return {file: `specs/${id}/openapi.yaml`, pointer: ''};
}

/**
 * Where each named schema is written: bundling has moved all of them into one file, and a problem
 * must be told where a writer finds it.
 */
export function schemaPlaces(root: string, api: Api): (name: string) => Place {
  const folder = `specs/${api.id}`;
  const file = `${folder}/openapi.yaml`;
  const written = parseYaml(readFileSync(path.join(root, file), 'utf8')) as {
    components?: {schemas?: Record<string, {$ref?: string}>};
  };
  return (name) => {
    const ref = written.components?.schemas?.[name]?.$ref;
    const [target = '', pointer = ''] = ref?.split('#') ?? [];
    if (!target) return {file, pointer: `/components/schemas/${pointerPart(name)}`};
    return {file: path.posix.join(folder, target), pointer};
  };
}
