import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {Fault} from '../../../config/fault';
import type {ApiId} from '../../schema/operation';
import type {Availability, Parameter, Related, Server} from './openApi';

/**
 * A method that is called over a WebSocket and may send several responses. OpenAPI can't describe
 * such a method, so it has its own format: `api/specs/<api>/websocket/<slug>.yaml`.
 */
export type Socket = {
  readonly file: string;
  readonly slug: string;
  /** Method name in JSON-RPC. */
  readonly method: string;
  readonly title: string;
  /** What the method does, in one sentence. */
  readonly summary: string;
  readonly description: string;
  readonly connection: {
    readonly path: string;
    readonly description: string;
    readonly servers: readonly Server[];
  };
  /** In the order in which a JSON-RPC call passes them as an array. */
  readonly params: readonly Omit<Parameter, 'in'>[];
  /** The message to send. */
  readonly request: unknown;
  readonly responses: readonly SocketResponse[];
  /** Shell commands, one line each. */
  readonly websocat: readonly {readonly summary: string; readonly command: string}[];
  /** Name of the schema of an event's result. */
  readonly eventSchema?: string;
  /** Further sections of the page, as CommonMark. */
  readonly sections: string;
  readonly 'x-keywords'?: readonly string[];
  readonly 'x-availability'?: Availability;
  readonly 'x-related'?: Related;
};

/** The server sends an `ack` first, then any number of `event`s; or only an `error`. */
type SocketResponse = {
  readonly name: string;
  readonly kind: 'ack' | 'event' | 'error';
  readonly summary: string;
  readonly value: unknown;
};

const REQUIRED_KEYS = [
  ...['slug', 'method', 'title', 'summary', 'description', 'connection', 'params', 'request'],
  ...['responses', 'websocat', 'sections'],
] as readonly (keyof Socket)[];

/** Loads all WebSocket methods of an API, sorted by file name. */
export function loadSockets(root: string, api: ApiId): {sockets: Socket[]; faults: Fault[]} {
  const folder = path.join(root, 'api', 'specs', api, 'websocket');
  const sockets: Socket[] = [];
  const faults: Fault[] = [];
  const fileNames = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of fileNames.filter((fileName) => fileName.endsWith('.yaml'))) {
    const file = `api/specs/${api}/websocket/${name}`;
    try {
      const value = parseYaml(readFileSync(path.join(folder, name), 'utf8')) as Socket;
      const missing = REQUIRED_KEYS.filter((key) => value?.[key] === undefined);
      if (missing.length === 0) sockets.push({...value, file});
      else {
        const fix = 'Fix: add the keys that the type Socket describes.';
        const what = `missing keys: ${missing.join(', ')}.`;
        faults.push(new Fault('api-reference/socket', file, what, fix));
      }
    } catch (error) {
      const what = (error as Error).message.split('\n')[0] ?? '';
      faults.push(
        new Fault('api-reference/yaml', file, what, 'Fix: correct the YAML in this file.'),
      );
    }
  }
  return {sockets, faults};
}
