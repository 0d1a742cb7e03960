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

/** Where the parts of a document were written before bundling moved all of them into one file. */
export type Written = {
  readonly schema: (name: string) => Place;
  /** File of a path, from the document's folder; undefined where it stands in the document. */
  readonly path: (path: string) => string | undefined;
};

/** Finds the places where a writer corrects what a problem names. */
export function writtenPlaces(root: string, api: Api): Written {
  const folder = `specs/${api.id}`;
  const file = `${folder}/openapi.yaml`;
  const document = parseYaml(readFileSync(path.join(root, file), 'utf8')) as {
    paths?: Record<string, {$ref?: string}>;
    components?: {schemas?: Record<string, {$ref?: string}>};
  };
  return {
    schema(name) {
      const [target = '', pointer = ''] =
        document.components?.schemas?.[name]?.$ref?.split('#') ?? [];
      if (!target) return {file, pointer: `/components/schemas/${pointerPart(name)}`};
      return {file: path.posix.join(folder, target), pointer};
    },
    path: (address) => document.paths?.[address]?.$ref?.split('#')[0],
  };
}
