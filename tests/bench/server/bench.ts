/**
 * `npm run bench:server`: how many requests a second the site's own server answers, beside nginx
 * with one worker, the same files and the same encodings. Needs a build, nginx and wrk. The two
 * take turns, so that what else runs on this machine slows both; each figure is the median of the
 * rounds. Arguments: `--seconds=4`, `--rounds=3`, `--connections=64`, `--project=FOLDER` (one with `build/` and
 * `deploy/generated/`).
 */
import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {startNginx} from '../../../deploy/testing/startNginx';
import {listFiles} from '../../../data/listFiles';
import {findTools} from '../../../scripts/findTools';
import {freePort} from '../../../server/testing/freePort';
import {cpuOf, memoryOf} from '../processUse';
import {startSite} from '../search/startSite';
import {findWrk, load, writeRequests, type Load, type Mix} from './load';

/** What the server has to reach: a share of nginx's rate, a multiple of its p99, MB of memory. */
const GOAL = {rate: 0.7, p99: 1.5, megabytes: 150} as const;

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const seconds = Number(valueOf('seconds') ?? 4);
const rounds = Number(valueOf('rounds') ?? 3);
const connections = Number(valueOf('connections') ?? 64);
const project = path.resolve(valueOf('project') ?? path.resolve(__dirname, '../../..'));

/** Bytes of a page that are asked for. */
const RANGE = {from: 1_000, to: 4_999} as const;

/** Files of a kind that are asked for in turn. */
const MOST_PATHS = 300;

function mixes(): Mix[] {
  const files = listFiles(path.join(project, 'build'));
  const some = (all: string[]) =>
    all.filter((_, index) => index % Math.ceil(all.length / MOST_PATHS) === 0);
  const address = (file: string) => `/${file.replace(/index\.html$/, '')}`;
  const documents = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const pages = some(documents).map(address);
  // A shorter page has no such range, and both servers say so.
  const long = documents.filter(
    (file) => statSync(path.join(project, 'build', file)).size > RANGE.to,
  );
  const hashed = some(files.filter((file) => /^assets\/.*\.js$/.test(file))).map(
    (file) => `/${file}`,
  );
  const gzip = {'Accept-Encoding': 'gzip'};
  return [
    {name: 'pages', paths: pages, headers: gzip, status: 200},
    {name: 'hashed files', paths: hashed, headers: gzip, status: 200},
    {name: 'unchanged (304)', paths: pages, headers: gzip, status: 304, revalidates: true},
    {
      name: 'ranges',
      paths: some(long).map(address),
      headers: {Range: `bytes=${RANGE.from}-${RANGE.to}`},
      status: 206,
    },
  ];
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** `cpu` is the server's processor time an answer, in µs: what else runs changes it little. */
type Measured = Load & {cpu: number};

function summary(loads: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(loads.map((one) => one[key]));
  return {
    rate: of('rate'),
    median: of('median'),
    p99: of('p99'),
    megabytes: of('megabytes'),
    cpu: of('cpu'),
    failed: loads.reduce((sum, {failed}) => sum + failed, 0),
  };
}

async function run(): Promise<void> {
  findTools();
  findWrk();
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await freePort();
  const site = await startSite(port, {}, [
    path.join(project, 'build'),
    path.join(project, 'deploy', 'generated', 'headers.json'),
  ]);
  const nginx = await startNginx({project, scratch});
  const servers = {
    ours: {at: port, cpu: site.cpu},
    nginx: {at: nginx.port, cpu: () => cpuOf(nginx.pid)},
  };
  try {
    console.log(
      `${cpus().length} cores for server and wrk, ${connections} connections, ${rounds} rounds of ` +
        `${seconds} s, load before ${(loadavg()[0] ?? 0).toFixed(1)}, ` +
        `${site.memory().toFixed(0)} MB at start.`,
    );
    console.log(
      '| what is asked for | ours: answers/s, median and p99 ms, CPU µs an answer | nginx | rate | p99 |',
    );
    console.log('|---|---|---|---|---|');
    const kept: boolean[] = [];
    for (const mix of mixes()) {
      const loads: Record<keyof typeof servers, Measured[]> = {ours: [], nginx: []};
      const file = (name: string) => path.join(scratch, `${name}.txt`);
      for (const [name, {at}] of Object.entries(servers)) await writeRequests(mix, at, file(name));
      for (let round = 0; round < rounds; round += 1) {
        for (const name of ['ours', 'nginx'] as const) {
          const {at, cpu} = servers[name];
          const idle = cpu();
          const measured = await load(mix, at, file(name), {connections, seconds});
          const used = ((cpu() - idle) * 1e6) / (measured.rate * seconds);
          loads[name].push({...measured, cpu: used});
        }
      }
      const [ours, other] = [summary(loads.ours), summary(loads.nginx)];
      const cell = ({rate, p99, median: middle, cpu}: Measured) =>
        `${rate.toFixed(0)}, ${middle.toFixed(1)}, ${p99.toFixed(1)}, ${cpu.toFixed(0)}`;
      const [rate, p99] = [ours.rate / other.rate, ours.p99 / other.p99];
      console.log(
        `| ${mix.name} | ${cell(ours)} | ${cell(other)} | ${rate.toFixed(2)} | ${p99.toFixed(2)} |`,
      );
      kept.push(rate >= GOAL.rate, p99 <= GOAL.p99, ours.failed === 0);
    }
    const megabytes = site.memory();
    kept.push(megabytes <= GOAL.megabytes);
    console.log(
      `Memory after the load: ours ${megabytes.toFixed(0)} MB, nginx ${memoryOf(nginx.pid).toFixed(0)} MB. ` +
        `Goals (${GOAL.rate} of the rate, ${GOAL.p99} times the p99, ${GOAL.megabytes} MB): ` +
        `${kept.filter(Boolean).length} of ${kept.length} reached.`,
    );
  } finally {
    await site.stop();
    await nginx.stop();
    rmSync(scratch, {recursive: true, force: true});
  }
}

void run();
