import type {OperationDocument, Parameter} from '../schema/operation';
import {resolve, valueKind} from '../schema/schemas';
import {splitList} from './checkForm';
import {supportsJsonRpc, jsonRpcBody, uriArgument} from './cometArguments';

/** A request, as the form sends it and the samples show it. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body as typed: it is never parsed and serialized again. */
  body?: string;
};

/** Values that the reader has entered. */
export type Form = {
  /** Values as typed, by parameter name. */
  values: Readonly<Record<string, string>>;
  body: string;
  /** How CometBFT is called: arguments in the URI, or a JSON-RPC call in the body. */
  transport: 'uri' | 'json-rpc';
};

const JSON_HEADER = {'Content-Type': 'application/json'} as const;

/**
 * Builds the request that a form describes. Empty path parameters become their names in uppercase,
 * so that samples are readable before the form is complete.
 *
 * @param base URL of the server, with or without a trailing slash
 */
export function buildRequest(document: OperationDocument, base: string, form: Form): HttpRequest {
  const root = base.replace(/\/+$/, '');
  if (supportsJsonRpc(document) && form.transport === 'json-rpc') {
    const body = jsonRpcBody(document, form.values);
    return {method: 'POST', url: `${root}/`, headers: JSON_HEADER, body};
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
  const {method} = document;
  const body = form.body.trim();
  if (method === 'GET' || body === '') return {method, url, headers: {}};
  return {method, url, headers: JSON_HEADER, body};
}

/** The placeholder for a missing value in samples: the parameter's name in uppercase. */
export function placeholder(name: string): string {
  return name.replace(/\W+/g, '_').toUpperCase();
}

function valuesOf(document: OperationDocument, parameter: Parameter, form: Form): string[] {
  const input = form.values[parameter.name]?.trim() ?? '';
  if (input === '') return parameter.required ? [placeholder(parameter.name)] : [];
  if (document.jsonRpc) return [uriArgument(document, parameter, input)];
  const kind = valueKind(resolve(parameter.schema, document.$defs));
  return kind === 'list' ? splitList(input) : [input];
}

/** Percent-encodes a value, including `'()*!`, which shells and servers interpret. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
