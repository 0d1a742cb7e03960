import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import escapeRegExp from 'escape-string-regexp';

type Body = {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, {readonly value: unknown}>>;
};
type Operation = {
  readonly responses?: Readonly<
    Record<string, {readonly content?: {readonly 'application/json'?: Body}}>
  >;
};
type Document = {readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>};

/** CORS headers of a node that allows requests from any site. */
const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};

/**
 * Starts a node on loopback that responds with the examples of an OpenAPI document: the first
 * example for the status that a request prefers (`Prefer: code=400`), or for 200 by default. It
 * returns 404 for an operation that isn't in the document, and 501 for a status without an example.
 *
 * @returns a function that stops the node
 */
export async function startFixtureNode(file: string, port: number): Promise<() => Promise<void>> {
  const {paths} = JSON.parse(readFileSync(file, 'utf8')) as Document;
  // A fixed path has priority over a template that would also match it.
  const routes = Object.entries(paths)
    .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([path, operations]) => ({pattern: patternOf(path), operations}));
  const server = createServer(({method = '', url = '', headers}, response) => {
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, {...CORS, 'Content-Type': 'application/json'})
        .end(JSON.stringify(body));
    if (method === 'OPTIONS') return void send(204, undefined);
    const [path = ''] = url.split('?');
    const route = routes.find(({pattern}) => pattern.test(path));
    const operation = route?.operations[method.toLowerCase()];
    if (!operation) return void send(404, {message: `${method} ${path} is not documented`});
    const status = /\bcode=(\d{3})\b/.exec(String(headers.prefer))?.[1] ?? '200';
    const body = operation.responses?.[status]?.content?.['application/json'];
    const example = body?.example ?? Object.values(body?.examples ?? {})[0]?.value;
    if (example === undefined) return void send(501, {message: `${status} has no example`});
    send(Number(status), example);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map(escapeRegExp);
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
