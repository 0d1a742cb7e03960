import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {ApiId} from './apis';
import type {Availability, Related, Schema} from './document';
import type {Problem} from './problem';

/**
 * A method that is called over a WebSocket and may answer more than once. OpenAPI has no words
 * for that, so such a method is a file of our own form: `specs/<api>/websocket/<slug>.yaml`.
 */
export type Socket = {
  readonly file: string;
  readonly slug: string;
  /** Name in JSON-RPC. */
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  /** Path of the WebSocket on the server. */
  readonly path: string;
  readonly params: readonly SocketParam[];
  /** Answers in the order in which they come, each with its schema and an example. */
  readonly messages: readonly SocketMessage[];
  readonly availability?: Availability;
  readonly related?: Related;
};

export type SocketParam = {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: unknown;
};

export type SocketMessage = {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly schema?: Schema;
  readonly example: unknown;
};

const KEYS = ['slug', 'method', 'summary', 'description', 'path', 'params', 'messages'] as const;

/** Every WebSocket method of an interface, by file name. */
export function loadSockets(root: string, api: ApiId): {sockets: Socket[]; problems: Problem[]} {
  const folder = path.join(root, 'specs', api, 'websocket');
  const sockets: Socket[] = [];
  const problems: Problem[] = [];
  if (!existsSync(folder)) return {sockets, problems};
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.yaml')) continue;
    const file = `specs/${api}/websocket/${name}`;
    try {
      const value = parseYaml(readFileSync(path.join(folder, name), 'utf8')) as Socket;
      const missing = KEYS.filter((key) => value?.[key] === undefined);
      if (missing.length === 0) sockets.push({...value, file});
      else {
        const what = `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`;
        const fix = 'Add what is missing, as plugins/api-reference/load/sockets.ts describes it.';
        problems.push({file, pointer: '/', what, valid: KEYS.join(', '), fix});
      }
    } catch (error) {
      const what = `the file is no YAML: ${(error as Error).message.split('\n')[0]}`;
      problems.push({file, pointer: '/', what, fix: 'Correct the line.'});
    }
  }
  return {sockets, problems};
}
