import {apis, type ApiPlace, type ApiId} from './apis';
import type {OpenApi, Operation, Parameter, Response, Schema, Tag} from './document';
import {resolve} from '../../schema/schemas';
import type {Socket} from './sockets';

/** One operation with what a page says about it. References are resolved, except in schemas. */
export type ApiOperation = {
  readonly slug: string;
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Source file from the project's root. */
  readonly file: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly (readonly [status: string, response: Response])[];
  readonly tag?: Tag;
};

/** A schema that has a page of its own. */
export type ApiSchema = {
  readonly slug: string;
  readonly address: string;
  readonly name: string;
  readonly schema: Schema;
};

/** One interface, ready to be written as pages. */
export type Api = ApiPlace & {
  readonly document: OpenApi;
  readonly operations: readonly ApiOperation[];
  readonly tags: readonly Tag[];
  readonly schemas: readonly ApiSchema[];
  readonly sockets: readonly Socket[];
};

/** Puts a bundled document in the order of its pages: operations by tag, then by name. */
export function readApi(
  id: ApiId,
  document: OpenApi,
  {sockets = []}: Pick<Partial<Api>, 'sockets'> = {},
): Api {
  const place = apis[id];
  const tags = document.tags ?? [];
  const rank = (name: string | undefined) => tags.findIndex((tag) => tag.name === name);
  const operations = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      (['get', 'post'] as const).flatMap((method) => {
        const operation = item[method];
        return operation ? [toOperation(place, document, path, method, operation)] : [];
      }),
    )
    .sort((a, b) => rank(a.tag?.name) - rank(b.tag?.name));
  const schemas = Object.entries(document.components?.schemas ?? {})
    .flatMap(([name, schema]) => {
      const slug = schema['x-slug'];
      return slug ? [{slug, address: `/${place.base}/schemas/${slug}/`, name, schema}] : [];
    })
    .sort((a, b) => (a.schema.title ?? a.name).localeCompare(b.schema.title ?? b.name));
  return {...place, document, operations, tags, schemas, sockets};
}

function toOperation(
  place: ApiPlace,
  document: OpenApi,
  path: string,
  method: 'get' | 'post',
  operation: Operation,
): ApiOperation {
  const slug = operation['x-slug'] ?? '';
  return {
    slug,
    address: `/${place.base}/${slug}/`,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    file: `api/specs/${place.id}/paths/${slug}.yaml`,
    operation,
    parameters: (operation.parameters ?? []).map((parameter) =>
      resolve(parameter, document.components?.parameters),
    ),
    responses: Object.entries(operation.responses ?? {}).sort(([a], [b]) => a.localeCompare(b)),
    tag: document.tags?.find(({name}) => name === operation.tags?.[0]),
  };
}
