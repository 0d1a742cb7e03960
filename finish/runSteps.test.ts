import {expect, test} from 'vitest';
import {builtPage, type BuiltPage} from './pages/readPages';
import {runSteps} from './runSteps';

const page = (file: string) => builtPage(file, '');

test('every step processes a page before the next page is read, and the steps end in order', async () => {
  const seen: string[] = [];
  const step = (name: string) => ({
    name,
    page: ({file}: BuiltPage) => void seen.push(`${name} ${file}`),
    end: () => void seen.push(`${name} ends`),
  });
  await runSteps([step('index'), step('copies')], [page('a'), page('b')]);
  expect(seen).toEqual(['index a', 'copies a', 'index b', 'copies b', 'index ends', 'copies ends']);
});

test('an error on a page includes the step and the page, and no step ends after it', async () => {
  let ended = false;
  const steps = [
    {name: 'copies', page: () => Promise.reject(new Error('No title.'))},
    {name: 'manifest', end: () => void (ended = true)},
  ];
  await expect(runSteps(steps, [page('stakers/index.html')])).rejects.toThrow(
    '[finish, copies: stakers/index.html] No title.',
  );
  expect(ended).toBe(false);
});

test('an error at the end includes the step', async () => {
  const broken = {
    name: 'manifest',
    end: () => {
      throw new Error('Disk full.');
    },
  };
  await expect(runSteps([broken], [])).rejects.toThrow('[finish, manifest] Disk full.');
});
