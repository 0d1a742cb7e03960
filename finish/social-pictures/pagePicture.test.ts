import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {pagePicture} from './pagePicture';

const HOME = 'https://docs.example/base/';

/** A built page, with unquoted attributes as the build leaves them. */
function page(image: string, alt?: string): string {
  const meta = alt === undefined ? '' : `<meta property=og:image:alt content="${alt}">`;
  return `<!doctype html><html><head><meta property=og:image content=${image}>${meta}</head><body><meta property=og:image content=no></body>`;
}

test('the image referenced in the head is drawn, with its alt text as the title', () => {
  const html = page(`${HOME}img/social/stakers/exit.png`, 'Exit: &quot;now&quot; &amp; then');
  expect(pagePicture(fromHtml(html), '/base/stakers/exit/', HOME)).toEqual({
    file: 'img/social/stakers/exit.png',
    title: 'Exit: "now" & then',
  });
});

test('the last image is used, and its URL is decoded', () => {
  const html = `<meta property="og:image" content="${HOME}img/social.png">${page(`${HOME}img/social/%C3%A9.png`, 'A')}`;
  expect(pagePicture(fromHtml(html), '/base/é/', HOME)?.file).toBe('img/social/é.png');
});

test.each([
  ['the site-wide image', page(`${HOME}img/social.png`)],
  ['an image of another site', page('https://other.example/img/social/a.png', 'A')],
  ['no image', '<head></head>'],
])('no image is drawn for a page with %s', (_name, html) => {
  expect(pagePicture(fromHtml(html), '/base/a/', HOME)).toBeUndefined();
});

test('an image without alt text is reported with the fix', () => {
  expect(() => pagePicture(fromHtml(page(`${HOME}img/social/a.png`)), '/base/a/', HOME)).toThrow(
    /\/base\/a\/.*img\/social\/a\.png.*\n.*"og:image:alt".*\nFix: .*PageHead/,
  );
});
