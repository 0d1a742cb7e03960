/**
 * `npm run bench:search-server`: how many queries a second the site's own server answers, and how
 * fast. Arguments: sizes as factors of the site (default 1 100), `--records=FILE`,
 * `--threads=2`, `--seconds=10`, `--port=3270`. Server and clients share this machine; the load
 * before each run is printed, because anything else that runs makes the figures worse.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {RECORDS} from '../../../../finish/search-index/recordsFile';
import {startSite} from '../startSite';
import {loadAtRate, loadByClients, type Load} from './load';
import {queryBodies} from './queryBodies';
import type {Written} from './writeSite';

/** What the server has to reach at 100 times the site. */
const GOAL = {rate: 500, p99: 50} as const;

/** Rates that are tried from the top until one is answered in time. */
const RATES = [1000, 750, 500, 400, 300, 200, 150, 100, 75, 50, 25, 10];

const CLIENTS = 16;

const BUILD_LIMITS = {minutes: 15, megabytes: 12_000} as const;

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const records = valueOf('records') ?? RECORDS;
const threads = valueOf('threads') ?? '2';
const seconds = Number(valueOf('seconds') ?? 10);
const port = Number(valueOf('port') ?? 3270);

type Row = {
  written: Written;
  most: Load;
  goal: Load;
  /** Highest rate of RATES that is answered in time. */
  sustained: number;
  megabytes: number;
  /** Processor time that the server takes for a query, in ms; other programs change it little. */
  cpu: number;
  before: number;
};

async function measure(size: number): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  let stop = () => Promise.resolve();
  try {
    const written = writeSite(folder, size);
    // Without a limit for this one address.
    const env = {SEARCH_MODE: 'server', SEARCH_RATE: '0', SEARCH_THREADS: threads};
    const files = [path.join(folder, 'build'), path.join(folder, 'headers.json')];
    const server = await startSite(port, env, files);
    stop = server.stop;
    const options = {port, bodies: queryBodies(), seconds};
    // Every file that a query needs is read, and the code is warm.
    await loadByClients({...options, clients: 4, seconds: 2 * seconds});
    const before = loadavg()[0] ?? 0;
    const idle = server.cpu();
    const most = await loadByClients({...options, clients: CLIENTS});
    const cpu = ((server.cpu() - idle) * 1000) / (most.rate * seconds);
    const goal = await loadAtRate({...options, rate: GOAL.rate});
    const sustained = await findRate((rate) => loadAtRate({...options, rate}), most.rate);
    return {written, most, goal, sustained, megabytes: server.memory(), cpu, before};
  } finally {
    await stop();
    rmSync(folder, {recursive: true, force: true});
  }
}

async function findRate(at: (rate: number) => Promise<Load>, most: number): Promise<number> {
  for (const rate of RATES.filter((candidate) => candidate < most)) {
    const {p99, failed} = await at(rate);
    if (p99 < GOAL.p99 && failed === 0) return rate;
  }
  return 0;
}

function writeSite(folder: string, size: number): Written {
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [
      ...[`--max-old-space-size=${BUILD_LIMITS.megabytes}`, '--import', 'tsx'],
      ...[path.join(__dirname, 'writeSite.ts'), folder, String(size), records],
    ],
    {encoding: 'utf8', timeout: BUILD_LIMITS.minutes * 60_000},
  );
  if (status !== 0) throw new Error(`No index of ${size}x: ${stderr.slice(-500)}`);
  return JSON.parse(stdout) as Written;
}

function line(size: number, {written, most, goal, sustained, megabytes, cpu, before}: Row): string {
  const cells = [
    `${size}x`,
    `${written.records} / ${written.pages}`,
    `${written.megabytes.toFixed(0)} (${written.seconds.toFixed(0)} s)`,
    megabytes.toFixed(0),
    `${most.rate.toFixed(0)} (${most.median.toFixed(0)}, ${most.p99.toFixed(0)} ms)`,
    cpu.toFixed(1),
    `${goal.rate.toFixed(0)} (${goal.median.toFixed(0)}, ${goal.p99.toFixed(0)} ms)`,
    `${sustained}`,
    before.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function run(): Promise<void> {
  const cores = cpus().length;
  console.log(`${cores} cores for server and clients, ${threads} threads, ${seconds} s a run.`);
  console.log(
    `| size | records / pages | index MB (built in) | memory MB | most q/s, ${CLIENTS} clients (median, p99) | CPU ms a query ` +
      `| of ${GOAL.rate} q/s answered (median, p99) | q/s with p99 < ${GOAL.p99} ms | load before |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const size of sizes.length > 0 ? sizes : [1, 100])
    console.log(line(size, await measure(size)));
}

void run();
