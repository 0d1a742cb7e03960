import type {OperationDocument} from '../schema/operation';
import {splitList} from './checkValue';
import type {Form} from './buildRequest';
import {resolve, typesOf} from '../schema/schemas';

/** What a link to a page can carry: values of parameters, a named server, the way of asking. */
export type Linked = {
  values: Record<string, string>;
  server?: string;
  transport?: Form['transport'];
};

/** Names in the query that are no parameters. */
const SERVER = 'server';
const TRANSPORT = 'form';

/** Longest value that is read from a link or written to it, in characters. */
const MAX_LENGTH = 2_000;

/** Reads a link. What the document does not name is left alone. */
export function readPageQuery(document: OperationDocument, search: string): Linked {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const parameter of document.parameters) {
    const {name} = parameter;
    const all = query.getAll(name);
    const isList = typesOf(resolve(parameter.schema, document.$defs)).includes('array');
    const text = isList ? all.join('\n') : all[0];
    if (text && text.length <= MAX_LENGTH) values[name] = text;
  }
  return {
    values,
    server: query.get(SERVER) ?? undefined,
    transport: query.get(TRANSPORT) === 'json-rpc' ? 'json-rpc' : undefined,
  };
}

/**
 * The query of a link to the form as it stands. Parts that belong to others are kept.
 *
 * @param server name of the server; an own address never gets into a link
 */
export function writePageQuery(
  document: OperationDocument,
  search: string,
  {values, transport}: Pick<Form, 'values' | 'transport'>,
  server: string | undefined,
): string {
  const query = new URLSearchParams(search);
  query.delete(SERVER);
  query.delete(TRANSPORT);
  for (const {name} of document.parameters) query.delete(name);
  for (const parameter of document.parameters) {
    const typed = values[parameter.name] ?? '';
    if (typed === '' || typed.length > MAX_LENGTH) continue;
    const isList = typesOf(resolve(parameter.schema, document.$defs)).includes('array');
    for (const value of isList ? splitList(typed) : [typed]) query.append(parameter.name, value);
  }
  if (transport === 'json-rpc') query.set(TRANSPORT, transport);
  if (server !== undefined) query.set(SERVER, server);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
