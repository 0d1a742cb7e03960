import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import PageFacts, {type PageFrontMatter} from '.';

const render = (frontMatter: PageFrontMatter) =>
  renderToStaticMarkup(createElement(PageFacts, {frontMatter}));

test('a page lists the versions that changed its sources after it was checked', () => {
  const html = render({verified: '2026-08-09', newerSources: ['babylond v4.4.0', 'fpd v2.1.0']});
  expect(html).toContain(
    '>babylond v4.4.0 and fpd v2.1.0 changed a source of this page; the change has not been reviewed yet<',
  );
});

test('a page without newer sources shows only when it was checked', () => {
  const html = render({verified: '2026-08-09'});
  expect(html).toContain('Page checked against the code on ');
  expect(html).not.toContain('been reviewed yet');
});
