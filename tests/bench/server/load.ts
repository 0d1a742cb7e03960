import {spawn, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** What one run measured. */
export type Load = {
  /** Answers a second. */
  rate: number;
  /** In ms. */
  median: number;
  p99: number;
  /** Sent by the server, in MB a second. */
  megabytes: number;
  /** Connections that failed and answers of status 400 or more. */
  failed: number;
};

/** What is asked for. */
export type Mix = {
  name: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Status that each answer must have. */
  status: number;
  /** Whether each request names the version that the server has. */
  revalidates?: boolean;
};

type Result = {
  requests: number;
  seconds: number;
  bytes: number;
  median: number;
  p99: number;
  failed: number;
};

/**
 * Sees to it that wrk is there, which loads the servers from a process of its own: from Debian's
 * package when this is root.
 *
 * @throws Error with one sentence that says what to do
 */
export function findWrk(): void {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined;
  if (isThere()) return;
  if (process.getuid?.() === 0) {
    console.log('Installing wrk: apt-get install wrk');
    spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], {stdio: 'ignore', timeout: 600_000});
    if (isThere()) return;
  }
  throw new Error('No wrk was found: install it (on Debian "apt-get install wrk").');
}

/** Requests of a mix to the server on a port, as a file that `paths.lua` reads. */
export async function writeRequests(mix: Mix, port: number, file: string): Promise<void> {
  const lines: string[] = [];
  for (const target of mix.paths) {
    const reply = await fetch(`http://127.0.0.1:${port}${target}`, {headers: mix.headers});
    await reply.arrayBuffer();
    lines.push(mix.revalidates ? `${target}\t${reply.headers.get('etag') ?? ''}` : target);
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * Loads a server on this machine with so many connections.
 *
 * @param file as `writeRequests` wrote it
 */
export async function load(
  {headers}: Mix,
  port: number,
  file: string,
  {connections, seconds}: {connections: number; seconds: number},
): Promise<Load> {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const script = path.join(__dirname, 'paths.lua');
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const wrk = spawn('wrk', [...args, `http://127.0.0.1:${port}/`, '--', file, ...sent]);
  let printed = '';
  for (const stream of [wrk.stdout, wrk.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  await new Promise((resolve) => wrk.once('close', resolve));
  const json = /^result (.*)$/m.exec(printed)?.[1];
  if (!json) throw new Error(`wrk measured nothing:\n${printed}`);
  const {requests, bytes, failed, ...result} = JSON.parse(json) as Result;
  return {
    rate: requests / result.seconds,
    median: result.median,
    p99: result.p99,
    megabytes: bytes / result.seconds / 1e6,
    failed,
  };
}
