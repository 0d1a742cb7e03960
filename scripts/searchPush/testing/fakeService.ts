import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchRecord} from '../../../finish/search-index/record';

/** An index as the fake service stores it. */
export type FakeIndex = {
  records: Map<string, unknown>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
  updatedAt: string;
};

/** What a test makes of a request, instead of an answer. */
export type Fault =
  /** The connection ends; `done` after the service has done what was asked. */
  | {kind: 'cut'; done?: boolean}
  | {kind: 'status'; status: number; retryAfter?: number}
  /** The task that the request begins is never finished. */
  | {kind: 'never'};

export type FakeService = {
  readonly port: number;
  readonly indices: Map<string, FakeIndex>;
  /** Each request, such as `POST /1/indexes/docs/batch`. */
  readonly asked: string[];
  /** Chooses the fault of a request; none when it returns undefined. */
  fault: (request: string, count: number) => Fault | undefined;
  close(): Promise<void>;
};

/** The key that may write. */
export const ADMIN_KEY = 'admin-key';

type Json = Record<string, unknown>;

/**
 * A hosted search service on loopback, with what a push needs of it. Tasks are done at once.
 */
export async function startFakeService(): Promise<FakeService> {
  const indices = new Map<string, FakeIndex>();
  const asked: string[] = [];
  const stuck = new Set<number>();
  let tasks = 0;

  const task = (): Json => ({taskID: (tasks += 1), updatedAt: new Date().toISOString()});
  const open = (name: string): FakeIndex => {
    const known = indices.get(name) ?? emptyIndex();
    known.updatedAt = new Date().toISOString();
    indices.set(name, known);
    return known;
  };
  const answer = (method: string, path: string, body: Json): [number, Json] => {
    const [, , , name = '', action = '', id = ''] = path.split('/').map(decodeURIComponent);
    const index = indices.get(name);
    const missing: [number, Json] = [404, {message: `Index ${name} does not exist`, status: 404}];
    switch (`${method} ${action}`) {
      case 'GET ':
        return [
          200,
          {items: [...indices].map(([item, {updatedAt}]) => ({name: item, updatedAt})), nbPages: 1},
        ];
      case 'GET settings':
        return index ? [200, index.settings] : missing;
      case 'PUT settings':
        Object.assign(open(name).settings, body);
        return [200, task()];
      case 'POST query':
        return index ? [200, {hits: [], nbHits: index.records.size}] : missing;
      case 'POST batch':
        for (const {body: record} of body.requests as {body: SearchRecord}[]) {
          open(name).records.set(record.objectID, record);
        }
        return [200, task()];
      case 'POST synonyms':
        open(name).synonyms = body as unknown as unknown[];
        return [200, task()];
      case 'GET task':
        return [200, {status: stuck.has(Number(id)) ? 'notPublished' : 'published'}];
      case 'POST operation': {
        // As the service documents it: to move what is not there is no error, and does nothing.
        if (!index) return body.operation === 'move' ? [200, task()] : missing;
        const destination = String(body.destination);
        if (body.operation === 'copy') {
          for (const part of body.scope as ('settings' | 'synonyms' | 'rules')[]) {
            Object.assign(open(destination), {[part]: index[part]});
          }
        } else {
          indices.set(destination, index);
          indices.delete(name);
        }
        return [200, task()];
      }
      case 'DELETE ':
        indices.delete(name);
        return [200, task()];
      default:
        return [404, {message: `no ${method} ${path} here`, status: 404}];
    }
  };

  const service: FakeService = {
    port: 0,
    indices,
    asked,
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const [path = ''] = (req.url ?? '').split('?');
      const request = `${req.method} ${path}`;
      asked.push(request);
      const send = (status: number, reply: Json, headers = {}) =>
        res.writeHead(status, headers).end(JSON.stringify(reply));
      if (req.headers['x-algolia-api-key'] !== ADMIN_KEY) {
        send(403, {message: 'Invalid Application-ID or API key', status: 403});
        return;
      }
      const fault = service.fault(request, asked.filter((other) => other === request).length);
      if (fault?.kind === 'cut' && !fault.done) {
        req.socket.destroy();
        return;
      }
      if (fault?.kind === 'status') {
        const headers = fault.retryAfter ? {'Retry-After': String(fault.retryAfter)} : {};
        send(fault.status, {message: 'a fault of the test', status: fault.status}, headers);
        return;
      }
      const text = Buffer.concat(chunks).toString();
      const [status, reply] = answer(req.method ?? '', path, JSON.parse(text || '{}') as Json);
      if (fault?.kind === 'never') stuck.add(Number(reply.taskID));
      if (fault?.kind === 'cut') req.socket.destroy();
      else send(status, reply);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return Object.assign(service, {port: (server.address() as AddressInfo).port});
}

export function emptyIndex(): FakeIndex {
  return {
    records: new Map(),
    settings: {},
    synonyms: [],
    rules: [],
    updatedAt: new Date().toISOString(),
  };
}
