import type {ApiOperation} from '../load/readApi';
import {write} from './describeField';
import {bodyExample, mediaOf} from './examplesOf';

/** A parameter with the value that stands in samples. */
type Filled = {readonly name: string; readonly in: string; readonly value: string};

/** The address of an operation with its example values, as `curl` takes it. */
export function sampleUrl(server: string, {path, parameters, operation}: ApiOperation): string {
  const written = operation['x-uri-example'];
  if (written !== undefined) return `${server}${written}`;
  const filled = filledIn(parameters);
  const base = filled
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (address, {name, value}) => address.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    );
  const query = filled
    .filter((parameter) => parameter.in === 'query')
    .map(({name, value}) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${server}${base}${query ? `?${query}` : ''}`;
}

/** A command that sends the example request. */
export function curlSample(server: string, operation: ApiOperation): string {
  const url = sampleUrl(server, operation);
  const body = bodyExample(mediaOf(operation.operation.requestBody?.content));
  const method = operation.method === 'GET' ? '' : ` -X ${operation.method}`;
  if (body === undefined) return `curl -s${method} ${quoted(url)}`;
  const data = JSON.stringify(body).replace(/'/g, `'\\''`);
  return [
    `curl -s${method} ${quoted(url)} \\`,
    `  -H 'content-type: application/json' \\`,
    `  --data '${data}'`,
  ].join('\n');
}

/** The same request as JSON-RPC, which takes parameters by name. */
export function jsonRpcSample(server: string, operation: ApiOperation): string | undefined {
  const rpc = operation.operation['x-json-rpc'];
  if (!rpc || rpc.method === '*') return undefined;
  if (rpc.example !== undefined) return jsonRpcCommand(server, rpc.example);
  const values = new Map(
    filledIn(operation.parameters).map(({name, value}) => [name, value] as const),
  );
  const types = new Map(
    operation.parameters.map(({name, schema}) => [name, [schema?.type].flat()] as const),
  );
  const params = Object.fromEntries(
    rpc.params.flatMap((name) => {
      const value = values.get(name);
      if (value === undefined) return [];
      const isText = types.get(name)?.includes('string') ?? true;
      // In an address text stands in quotes; in JSON it has them anyway.
      return [[name, isText ? value.replace(/^"(.*)"$/s, '$1') : (JSON.parse(value) as unknown)]];
    }),
  );
  const call = {jsonrpc: '2.0', id: 1, method: rpc.method, params};
  return jsonRpcCommand(server, call);
}

function jsonRpcCommand(server: string, call: unknown): string {
  return `curl -s ${quoted(server)} \\\n  --data '${JSON.stringify(call).replace(/'/g, `'\\''`)}'`;
}

/** The command line of an operation with its example values. */
export function cliSample({operation, parameters}: ApiOperation): string | undefined {
  const values = new Map(
    parameters.map(({name, example}) => [name, example === undefined ? '' : write(example)]),
  );
  return operation['x-cli']?.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = values.get(name);
    return value ? shellWord(value) : whole;
  });
}

function filledIn(parameters: ApiOperation['parameters']): Filled[] {
  return parameters.flatMap((parameter) => {
    const {name, required, example, schema} = parameter;
    // What may be left out is shown only where its example says more than its default.
    if (example === undefined || (!required && example === schema?.default)) return [];
    return [{name, in: parameter.in, value: write(example)}];
  });
}

function quoted(url: string): string {
  return /[?&'"()*$]/.test(url) ? `'${url.replace(/'/g, '%27')}'` : url;
}

function shellWord(value: string): string {
  return /^[\w./:@=+-]+$/.test(value) ? value : `'${value.replace(/'/g, `'\\''`)}'`;
}
