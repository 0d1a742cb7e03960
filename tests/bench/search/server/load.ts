import http from 'node:http';

/** Times of the answers of one run. */
export type Load = {
  /** Answers with status 200, a second. */
  readonly rate: number;
  /** In ms, from the moment a query was due to the last byte of its answer. */
  readonly median: number;
  readonly p99: number;
  /** Queries that were not answered, or not with 200. */
  readonly failed: number;
};

export type LoadOptions = {
  readonly port: number;
  /** Bodies, asked one after the other and again from the first. */
  readonly bodies: readonly string[];
  readonly seconds: number;
};

/** Connections at most; more queries than these wait in the client. */
const CONNECTIONS = 128;

/** After the end, answers are waited for so long, in ms. */
const GRACE = 5_000;

/**
 * Asks at a fixed rate, whether answers come or not: what a slow server makes later queries wait
 * counts as its time.
 */
export async function loadAtRate(options: LoadOptions & {rate: number}): Promise<Load> {
  const {rate, seconds} = options;
  const run = open(options);
  const total = Math.round(rate * seconds);
  const started = performance.now();
  const all: Promise<void>[] = [];
  while (all.length < total) {
    const due = Math.min(total, ((performance.now() - started) / 1000) * rate);
    while (all.length < due) all.push(run.ask(started + (all.length * 1000) / rate));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, GRACE))]);
  return run.end(total);
}

/** Asks with so many clients, each of which waits for its answer before it asks again. */
export async function loadByClients(options: LoadOptions & {clients: number}): Promise<Load> {
  const run = open(options);
  const until = performance.now() + options.seconds * 1000;
  let total = 0;
  await Promise.all(
    Array.from({length: options.clients}, async () => {
      while (performance.now() < until) {
        total += 1;
        await run.ask(performance.now());
      }
    }),
  );
  return run.end(total);
}

function open({port, bodies}: LoadOptions) {
  const agent = new http.Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  return {
    ask(due: number): Promise<void> {
      const body = bodies[next % bodies.length] ?? '';
      next += 1;
      return post(agent, port, body).then(
        (status) => void (status === 200 && times.push(performance.now() - due)),
        () => undefined,
      );
    },
    end(total: number): Load {
      const seconds = (performance.now() - began) / 1000;
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? NaN;
      return {
        rate: times.length / seconds,
        median: at(0.5),
        p99: at(0.99),
        failed: total - times.length,
      };
    },
  };
}

function post(agent: http.Agent, port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {'Content-Length': Buffer.byteLength(body), 'Accept-Encoding': 'gzip'};
    const path = '/1/indexes/*/queries';
    const options = {host: '127.0.0.1', port, path, method: 'POST', agent, headers};
    const req = http.request(options, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    req.on('error', reject);
    req.end(body);
  });
}
