import type {OperationDocument, Parameter, Schemas} from '../schema/operation';
import {resolve, valueKind} from '../schema/schemas';
import type {Form} from './buildRequest';
import {splitList} from './checkForm';

/** The form state that a link can contain: parameter values, a listed server, and the transport. */
export type PageQuery = {
  values: Record<string, string>;
  server?: string;
  transport?: Form['transport'];
};

/** Query keys that are not parameters of an operation. */
const SERVER = 'server';
const TRANSPORT = 'form';

/** Maximum length of a value in a link, in characters. */
const MAX_LENGTH = 2_000;

/** Reads the query of a link. Keys that the document doesn't define are ignored. */
export function readPageQuery({parameters, $defs}: OperationDocument, search: string): PageQuery {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const parameter of parameters) {
    const {name} = parameter;
    const entries = query.getAll(name);
    const text = isList(parameter, $defs) ? entries.join('\n') : entries[0];
    if (text && text.length <= MAX_LENGTH) values[name] = text;
  }
  return {
    values,
    server: query.get(SERVER) ?? undefined,
    transport: query.get(TRANSPORT) === 'json-rpc' ? 'json-rpc' : undefined,
  };
}

/**
 * Writes the state of the form into the query of a link.
 *
 * @param search the current query, whose other keys are preserved
 * @param server id of a listed server; the URL of a custom server never becomes part of a link
 */
export function writePageQuery(
  {parameters, $defs}: OperationDocument,
  search: string,
  {values, transport}: Pick<Form, 'values' | 'transport'>,
  server: string | undefined,
): string {
  const query = new URLSearchParams(search);
  for (const key of [SERVER, TRANSPORT, ...parameters.map(({name}) => name)]) query.delete(key);
  for (const parameter of parameters) {
    const {name} = parameter;
    const input = values[name] ?? '';
    if (input === '' || input.length > MAX_LENGTH) continue;
    for (const value of isList(parameter, $defs) ? splitList(input) : [input]) {
      query.append(name, value);
    }
  }
  if (transport === 'json-rpc') query.set(TRANSPORT, transport);
  if (server !== undefined) query.set(SERVER, server);
  return query.size === 0 ? '' : `?${query}`;
}

function isList({schema}: Parameter, defs: Schemas): boolean {
  return valueKind(resolve(schema, defs)) === 'list';
}
