import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {Fault} from '../../../config/fault';
import type {ApiId} from './apis';
import type {Availability, Related, Schema, Server} from './document';

/**
 * A method that is called over a WebSocket and may answer more than once. OpenAPI has no words
 * for that, so such a method is a file of our own form: `api/specs/<api>/websocket/<slug>.yaml`.
 */
export type Socket = {
  readonly file: string;
  readonly slug: string;
  /** Name in JSON-RPC. */
  readonly method: string;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  readonly description: string;
  readonly connection: {
    readonly path: string;
    readonly description: string;
    readonly servers: readonly Server[];
  };
  /** In the order of the array form. */
  readonly params: readonly SocketParam[];
  /** The message that is sent. */
  readonly request: unknown;
  readonly replies: readonly SocketReply[];
  /** Commands for a terminal, one line each. */
  readonly websocat: readonly {readonly summary: string; readonly command: string}[];
  readonly limits: readonly SocketLimit[];
  /** Name of the schema of an event's result. */
  readonly eventSchema?: string;
  readonly events?: readonly SocketEvent[];
  readonly querySyntax?: QuerySyntax;
  readonly 'x-keywords'?: readonly string[];
  readonly 'x-availability'?: Availability;
  readonly 'x-related'?: Related;
};

type SocketParam = {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

/** `ack` comes first, `event` as often as there is one, `error` in place of both. */
type SocketReply = {
  readonly name: string;
  readonly kind: 'ack' | 'event' | 'error';
  readonly summary: string;
  readonly value: unknown;
};

type SocketLimit = {
  readonly name: string;
  /** Key in config.toml; null where the number is fixed in the program. */
  readonly config: string | null;
  readonly value: number;
  readonly unit: string;
  readonly description: string;
};

type SocketEvent = {
  readonly name: string;
  readonly query: string;
  readonly type: string;
  readonly description: string;
};

export type QuerySyntax = {
  readonly description: string;
  readonly operators: readonly {
    readonly operator: string;
    readonly description: string;
    readonly example: string;
  }[];
  readonly keys: readonly {readonly key: string; readonly description: string}[];
  readonly examples: readonly {readonly query: string; readonly description: string}[];
};

const KEYS = [
  ...['slug', 'method', 'title', 'summary', 'description', 'connection', 'params', 'request'],
  ...['replies', 'websocat', 'limits'],
] as readonly (keyof Socket)[];

/** Every WebSocket method of an interface, by file name. */
export function loadSockets(root: string, api: ApiId): {sockets: Socket[]; faults: Fault[]} {
  const folder = path.join(root, 'api', 'specs', api, 'websocket');
  const sockets: Socket[] = [];
  const faults: Fault[] = [];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    const file = `api/specs/${api}/websocket/${name}`;
    try {
      const value = parseYaml(readFileSync(path.join(folder, name), 'utf8')) as Socket;
      const missing = KEYS.filter((key) => value?.[key] === undefined);
      if (missing.length === 0) sockets.push({...value, file});
      else {
        const fix = 'Fix: add the keys that the type Socket describes.';
        const what = `missing keys: ${missing.join(', ')}.`;
        faults.push(new Fault('api-reference/socket', file, what, fix));
      }
    } catch (error) {
      const what = (error as Error).message.split('\n')[0] ?? '';
      faults.push(new Fault('api-reference/yaml', file, what, 'Fix: correct the line.'));
    }
  }
  return {sockets, faults};
}
