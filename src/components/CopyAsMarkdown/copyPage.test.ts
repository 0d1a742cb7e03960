import {afterEach, expect, test, vi} from 'vitest';
import {copyPage} from './copyPage';

const written: Promise<Blob>[] = [];

/** Stubs a browser with a clipboard and one file. */
function browserWith(response: Response): void {
  written.length = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      async write([item]: {content: Record<string, Promise<Blob>>}[]) {
        const blob = item?.content['text/plain'];
        if (blob) written.push(Promise.resolve(await blob));
      },
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the text of the file is copied', async () => {
  browserWith(new Response('# Stakers\n', {headers: {'Content-Type': 'text/markdown'}}));
  await copyPage('/stakers/index.md');
  expect(await (await written[0])?.text()).toBe('# Stakers\n');
});

test.each([
  ['a missing file', new Response('Not found', {status: 404})],
  [
    'a page in its place',
    new Response('<html>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
  ],
])('%s is not copied', async (_name, response) => {
  browserWith(response);
  await expect(copyPage('/stakers/index.md')).rejects.toThrow('/stakers/index.md is not Markdown.');
  expect(written).toEqual([]);
});

test('without a clipboard it rejects, so the button can report it', async () => {
  browserWith(new Response(''));
  vi.stubGlobal('navigator', {});
  await expect(copyPage('/stakers/index.md')).rejects.toThrow();
});
