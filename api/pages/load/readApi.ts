import type {ApiId, Schema} from '../../schema/operation';
import {resolve} from '../../schema/schemas';
import {apis, type ApiConfig} from './apis';
import type {OpenApi, Operation, Parameter, Response, Tag} from './openApi';
import type {Socket} from './sockets';

/** One operation of a document. References are resolved, except in schemas. */
export type ApiOperation = {
  readonly slug: string;
  readonly href: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Source file, relative to the project's root. */
  readonly file: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly (readonly [status: string, response: Response])[];
  readonly tag?: Tag;
};

/** A schema with its own page. */
export type ApiSchema = {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly schema: Schema;
};

/** One API, structured like its pages. */
export type Api = ApiConfig & {
  readonly document: OpenApi;
  readonly operations: readonly ApiOperation[];
  readonly tags: readonly Tag[];
  readonly schemas: readonly ApiSchema[];
  readonly sockets: readonly Socket[];
};

/** Reads a bundled document: its operations sorted by tag, and its schemas by title. */
export function readApi(id: ApiId, document: OpenApi, sockets: readonly Socket[]): Api {
  const config = apis[id];
  const {tags = [], components = {}} = document;
  const rank = ({tag}: ApiOperation) => (tag ? tags.indexOf(tag) : -1);
  const operations = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      (['GET', 'POST'] as const).flatMap((method): ApiOperation[] => {
        const operation = method === 'GET' ? item.get : item.post;
        if (!operation) return [];
        const {'x-slug': slug = '', parameters = [], responses = {}, tags: names = []} = operation;
        return [
          {
            slug,
            href: `/${config.base}/${slug}/`,
            method,
            path,
            file: `api/specs/${id}/paths/${slug}.yaml`,
            operation,
            parameters: parameters.map((parameter) => resolve(parameter, components.parameters)),
            responses: Object.entries(responses).sort(([a], [b]) => a.localeCompare(b)),
            tag: tags.find(({name}) => name === names[0]),
          },
        ];
      }),
    )
    .sort((a, b) => rank(a) - rank(b));
  const schemas = Object.entries(components.schemas ?? {})
    .flatMap(([name, schema]) => {
      const slug = schema['x-slug'];
      return slug ? [{slug, href: `/${config.base}/schemas/${slug}/`, name, schema}] : [];
    })
    .sort((a, b) => (a.schema.title ?? a.name).localeCompare(b.schema.title ?? b.name));
  return {...config, document, operations, tags, schemas, sockets};
}
