import type {OperationDocument, Parameter} from '../schema/operation';
import {splitList} from './checkValue';
import {hasCall, jsonRpcBody, uriArgument} from './cometArguments';
import {resolve, typesOf} from '../schema/schemas';

/** A request as it will be sent and as the samples write it. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The text of the body as typed: it is never parsed and written anew. */
  body?: string;
};

/** What the reader has filled in. */
export type Form = {
  /** By name of the parameter, as typed. */
  values: Readonly<Record<string, string>>;
  body: string;
  /** How CometBFT is asked: arguments in the address, or a JSON-RPC call in the body. */
  transport: 'uri' | 'json-rpc';
};

const JSON_HEADER = {'Content-Type': 'application/json'} as const;

/**
 * The request that a form stands for. Path parameters that are still empty show their name in
 * capitals, so that samples can be read before the form is complete.
 *
 * @param base address of the server, with or without a slash at its end
 */
export function buildRequest(document: OperationDocument, base: string, form: Form): HttpRequest {
  const root = base.replace(/\/+$/, '');
  if (hasCall(document) && form.transport === 'json-rpc') {
    return {
      method: 'POST',
      url: `${root}/`,
      headers: JSON_HEADER,
      body: jsonRpcBody(document, form.values),
    };
  }
  const path = document.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = form.values[name]?.trim() ?? '';
    return encode(value === '' ? placeholder(name) : value);
  });
  const query = document.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = query.flatMap((parameter) =>
    valuesOf(document, parameter, form).map(
      (value) => `${encode(parameter.name)}=${encode(value)}`,
    ),
  );
  const url = root + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  if (document.method === 'GET') return {method: 'GET', url, headers: {}};
  const body = form.body.trim();
  return body === ''
    ? {method: 'POST', url, headers: {}}
    : {method: 'POST', url, headers: JSON_HEADER, body};
}

/** How a value that is still missing stands in a sample. */
export function placeholder(name: string): string {
  return name.replace(/\W+/g, '_').toUpperCase();
}

function valuesOf(document: OperationDocument, parameter: Parameter, form: Form): string[] {
  const typed = form.values[parameter.name]?.trim() ?? '';
  if (typed === '') return parameter.required ? [placeholder(parameter.name)] : [];
  if (document.jsonRpc) return [uriArgument(document, parameter, typed)];
  const schema = resolve(parameter.schema, document.$defs);
  return typesOf(schema).includes('array') ? splitList(typed) : [typed];
}

/** Also encodes what shells and servers read in their own ways: ' ( ) * and !. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
