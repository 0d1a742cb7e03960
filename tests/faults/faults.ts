/** A fault that a reader, an attacker or a deploy can bring about, and where it is shown to be survived. */
export type Fault = {
  name: string;
  /** Files of this folder with tests whose titles begin with `fault N:`. */
  files: readonly string[];
  /** Tests elsewhere: the file from the project's folder, and a part of the title. */
  also?: readonly (readonly [file: string, title: string])[];
};

/** The list, by number. `faults.test.ts` fails when one has no test, or a test is gone. */
export const faults: Readonly<Record<number, Fault>> = {
  1: {
    name: 'an address, command or endpoint differs between source, HTML, hydrated page, search and clipboard',
    files: ['values.spec.ts'],
  },
  2: {
    name: 'a dependency of the build rewrites addresses',
    files: ['hostile.spec.ts', 'output.spec.ts'],
    also: [['checks/dependencies/textPackages.test.ts', 'are few and named']],
  },
  3: {name: 'a served file was changed, is missing or extra', files: ['deploys.test.ts']},
  4: {
    name: 'two builds at different places differ',
    files: ['builds.test.ts', 'output.spec.ts'],
    also: [
      ['plugins/repeatable-build/repeatableBuild.test.ts', 'only data/clock.ts asks for the time'],
    ],
  },
  5: {
    name: 'script through path, query, anchor, storage, API documents and replies',
    files: ['scripts.spec.ts', 'panel.spec.ts'],
  },
  6: {
    name: 'a hostile answer of a node',
    files: ['panel.spec.ts'],
    also: [
      ['tests/e2e/api-panel.spec.ts', 'a redirect is not followed'],
      ['tests/e2e/api-panel.spec.ts', 'a reply that drips can be aborted'],
    ],
  },
  7: {name: 'a hostile address of an own server', files: ['panel.spec.ts']},
  8: {
    name: 'a network that is taken to another API, and a broadcast without a question',
    files: ['panel.spec.ts'],
  },
  9: {
    name: 'the files of a route stall',
    files: [],
    also: [
      ['tests/e2e/faults.spec.ts', 'when it stalls, the open page keeps its address and name'],
      ['tests/e2e/faults.spec.ts', 'when it comes late after all, it opens'],
    ],
  },
  10: {name: 'redirects to other hosts, forged hosts, line breaks', files: ['requests.test.ts']},
  11: {name: 'files beside the site, links and dotfiles', files: ['requests.test.ts']},
  12: {
    name: 'frames, openers and requests to other origins',
    files: ['requests.test.ts', 'scripts.spec.ts'],
  },
  13: {name: 'headers missing on any answer', files: ['requests.test.ts']},
  14: {
    name: 'an old tab, half a deploy, a chunk that is missing, cut or HTML',
    files: ['deploys.test.ts', 'scripts.spec.ts'],
  },
  15: {
    name: 'a click while offline',
    files: [],
    also: [['tests/e2e/faults.spec.ts', 'without a network the open page stays and says so']],
  },
  16: {
    name: 'storage denied, full or poisoned; no scripts; translators and extensions',
    files: ['scripts.spec.ts'],
  },
  17: {
    name: 'slow and silent clients, long headers, many ranges, SIGTERM',
    files: ['load.test.ts'],
  },
  18: {
    name: 'a lost or cut index, patterns and long texts in the search',
    files: ['search.spec.ts'],
  },
  19: {name: 'links that look like others, http: and shorteners', files: ['output.spec.ts']},
  20: {name: 'keys only, 320 px, forced colors, reduced motion', files: ['readers.spec.ts']},
  21: {
    name: 'source maps, machine paths, secrets, an expired security.txt',
    files: ['output.spec.ts'],
  },
};
