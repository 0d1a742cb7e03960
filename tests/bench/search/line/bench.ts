/**
 * `npm run bench:search-line`: what the line alone costs a reader who opens the search window with
 * keys and types at once, as if processors took no time. It is the least that `bench:search-page`
 * can measure, and the same on every machine, so that ways to ask for files can be compared. The
 * engine and the files are those of the finished build; when each part of the page asks for what is
 * written down here once more, after src/theme/SearchBar, src/search and
 * src/components/SearchWindow. Arguments: `--round-trip=150` in ms, `--down=200000` in bytes a
 * second, `--log` for what happens when.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {MANIFEST} from '../../../../search/engine/format';
import {openEngine} from '../../../../search/engine/openEngine';
import {GLANCE, WHOLE} from '../../../../src/search/glance';
import {PACE, QUERIES, SLOW} from '../typingReader';
import {openLine} from './line';

const BUILD = path.resolve(__dirname, '../../../../build');

const args = process.argv.slice(2);
const numberOf = (name: string, otherwise: number) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const roundTrip = numberOf('round-trip', SLOW.roundTrip);
const rate = numberOf('down', SLOW.down);
const isLogged = args.includes('--log');

/** What `headStart` in src/theme/SearchBar waits for, in kbit, and how long at most, in ms. */
const HEAD_START = {weight: 120, most: 600};

const weightOf = (text: string) => gzipSync(text, {level: 6}).length;

/** Bytes of the built script or stylesheet with this beginning of its name. */
function weightOfAsset(folder: 'js' | 'css', name: RegExp) {
  const directory = path.join(BUILD, 'assets', folder);
  for (const file of readdirSync(directory)) {
    if (!file.endsWith(`.${folder}`) || !name.test(file)) continue;
    return weightOf(readFileSync(path.join(directory, file), 'utf8'));
  }
  throw new Error(
    `[bench] No file in ${directory} has the name ${name}.\n` +
      'Fix: npm run build, and compare the names of chunks in src with tests/bench/search/line.',
  );
}

const weights = {
  worker: weightOfAsset('js', /^search\./),
  client: weightOfAsset('js', /^search-client\./),
  window: weightOfAsset('js', /^search-window\./),
  styles: weightOfAsset('css', /^search-window\./),
};

/** The first results of a reader who types at once: after how many ms, of what, for which bytes. */
async function firstResults(query: string): Promise<{time: number; of: string; bytes: number}> {
  const line = openLine({rate, roundTrip});
  const note = (what: string) => {
    if (isLogged) console.log(`${line.now().toFixed(0).padStart(6)} ms  ${what}`);
  };
  const send = async (name: string): Promise<string> => {
    const text = readFileSync(path.join(BUILD, name), 'utf8');
    await line.fetch(weightOf(text));
    return text;
  };
  const manifest = send(MANIFEST);
  const files = new Map<string, Promise<string>>();
  const engine = openEngine({
    manifest: () => manifest,
    file(name) {
      const file = files.get(name) ?? send(name);
      files.set(name, file);
      return file;
    },
  });
  const ready = Promise.all([line.fetch(weights.worker), line.fetch(weights.client)]);

  let typed = '';
  let first: {time: number; of: string} | undefined;
  let isDrawn = false;

  /** As src/search/worker.ts: one text at a time, and then the newest. */
  let primed: string | undefined;
  const warmUp = async (): Promise<void> => {
    await ready;
    note('the worker runs');
    for (let done: string | undefined; typed !== done && !isDrawn;) {
      done = typed;
      primed ??= typed;
      await engine.warmUp({query: done, page: 0, ...GLANCE});
      note(`"${done}" is glanced at`);
      if (typed !== done || isDrawn) continue;
      await engine.warmUp({query: done, page: 0, ...WHOLE});
      note(`"${done}" is looked up`);
    }
  };

  /** As src/components/search/newestFirst.ts. */
  let isBusy = false;
  let next: string | undefined;
  let passing: string | undefined;
  const ask = async (text: string): Promise<void> => {
    next = text;
    if (isBusy) return;
    isBusy = true;
    for (; next !== undefined; isBusy = next !== undefined) {
      const asked: string = next;
      next = undefined;
      await ready;
      const wanted = asked === passing ? GLANCE : WHOLE;
      passing = undefined;
      await engine.search({query: asked, page: 0, ...wanted});
      note(`"${asked}" is answered`);
      first ??= {time: line.now(), of: asked};
    }
  };

  /** As src/theme/SearchBar and src/components/SearchWindow. */
  const draw = async (): Promise<void> => {
    const {weight, most} = HEAD_START;
    await line.wait(Math.min(most, weight / ((rate * 8) / 1e6)));
    await Promise.all([line.fetch(weights.window), line.fetch(weights.styles)]);
    note('the window is there');
    isDrawn = true;
    if (primed !== undefined && primed !== typed && typed.startsWith(primed)) {
      passing = primed;
      void ask(primed);
    }
    void ask(typed);
  };

  const type = async (): Promise<void> => {
    for (let length = 1; length <= query.length; length += 1) {
      typed = query.slice(0, length);
      if (isDrawn) void ask(typed);
      await line.wait(PACE);
    }
  };

  void type();
  void warmUp();
  void draw();
  await line.run(() => first !== undefined);
  return {time: NaN, of: '', ...first, bytes: line.bytes()};
}

async function run(): Promise<void> {
  console.log(`${(rate * 8) / 1e6} Mbit/s, ${roundTrip} ms, a key every ${PACE} ms.`);
  console.log('| query | first results after ms | of | kB |\n|---|---|---|---|');
  for (const query of QUERIES) {
    const {time, of, bytes} = await firstResults(query);
    console.log(`| ${query} | ${time.toFixed(0)} | ${of} | ${(bytes / 1000).toFixed(0)} |`);
  }
}

void run();
