import {expect, test} from 'vitest';
import {afterOthers, type Hooked} from './afterOthers';

/** Starts all hooks at once, as the framework does. */
function runAll(plugins: Hooked[]): Promise<unknown> {
  return Promise.all(plugins.map((plugin) => plugin.postBuild?.()));
}

async function later(action: () => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  action();
}

test('waits for slow hooks of all other plugins', async () => {
  const done: string[] = [];
  const plugins: Hooked[] = [
    {name: 'no-hook'},
    {
      name: 'last',
      postBuild: async () => {
        await afterOthers(plugins, 'last');
        done.push('last');
      },
    },
    {name: 'slow', postBuild: () => later(() => done.push('slow'))},
    {name: 'quick', postBuild: () => done.push('quick')},
  ];
  await runAll(plugins);
  expect(done).toEqual(['quick', 'slow', 'last']);
});

test('a failure of another plugin is not hidden, and nothing is written after it', async () => {
  let written = false;
  const plugins: Hooked[] = [
    {
      name: 'last',
      postBuild: async () => {
        await afterOthers(plugins, 'last');
        written = true;
      },
    },
    {
      name: 'broken',
      postBuild: () =>
        later(() => {
          throw new Error('no disk');
        }),
    },
    {
      name: 'broken-at-once',
      postBuild: () => Promise.reject(new Error('no disk')),
    },
  ];
  await expect(runAll(plugins)).rejects.toThrow('no disk');
  expect(written).toBe(false);
});

test('a wrong order is refused with what to move', async () => {
  const plugins: Hooked[] = [
    {name: 'search', postBuild: () => undefined},
    {name: 'last', postBuild: () => undefined},
  ];
  await expect(afterOthers(plugins, 'last')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: [last] must be the first plugin that works after the build, but it comes after: search.
    Move "./plugins/last/index.ts" to the top of "plugins" in docusaurus.config.ts.]
  `);
});
