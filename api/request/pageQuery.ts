import type {OperationDocument, Parameter, Schemas} from '../schema/operation';
import {resolve, valueKind} from '../schema/schemas';
import type {Form} from './buildRequest';
import {splitList} from './checkForm';

/** What a link to a page can contain: values of parameters, a listed server, and the transport. */
export type Linked = {
  values: Record<string, string>;
  server?: string;
  transport?: Form['transport'];
};

/** Keys of the query that are not parameters of an operation. */
const SERVER = 'server';
const TRANSPORT = 'form';

/** Maximum length of a value in a link, in characters. */
const MAX_LENGTH = 2_000;

/** Reads the query of a link. Keys that the document doesn't name are ignored. */
export function readPageQuery({parameters, $defs}: OperationDocument, search: string): Linked {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const parameter of parameters) {
    const {name} = parameter;
    const all = query.getAll(name);
    const text = isList(parameter, $defs) ? all.join('\n') : all[0];
    if (text && text.length <= MAX_LENGTH) values[name] = text;
  }
  return {
    values,
    server: query.get(SERVER) ?? undefined,
    transport: query.get(TRANSPORT) === 'json-rpc' ? 'json-rpc' : undefined,
  };
}

/**
 * The query of a link to the form in its current state. Other keys are kept.
 *
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
    const typed = values[name] ?? '';
    if (typed === '' || typed.length > MAX_LENGTH) continue;
    for (const value of isList(parameter, $defs) ? splitList(typed) : [typed]) {
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
