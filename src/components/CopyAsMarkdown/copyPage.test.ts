import {afterEach, expect, test, vi} from 'vitest';
import {copyPage} from './copyPage';

const copied: Promise<Blob>[] = [];

/** Stubs a browser that has a clipboard and receives this response. */
function stubBrowser(response: Response): void {
  copied.length = 0;
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
        if (blob) copied.push(Promise.resolve(await blob));
      },
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the text of the file is copied', async () => {
  stubBrowser(new Response('# Stakers\n', {headers: {'Content-Type': 'text/markdown'}}));
  await copyPage('/stakers/index.md');
  expect(await (await copied[0])?.text()).toBe('# Stakers\n');
});

test.each([
  ['a missing file', new Response('Not found', {status: 404})],
  ['an HTML page', new Response('<html>', {headers: {'Content-Type': 'text/html; charset=utf-8'}})],
])('%s is not copied', async (_name, response) => {
  stubBrowser(response);
  await expect(copyPage('/stakers/index.md')).rejects.toThrow('/stakers/index.md is not Markdown.');
  expect(copied).toEqual([]);
});

test('copyPage rejects without a clipboard, so that the button can report it', async () => {
  stubBrowser(new Response(''));
  vi.stubGlobal('navigator', {});
  await expect(copyPage('/stakers/index.md')).rejects.toThrow();
});
