import {expect, test} from 'vitest';
import {llmsTxt} from './llmsTxt';

test('pages are listed by area, with links to their Markdown copies and descriptions, followed by the data', () => {
  const page = (title: string, area: string, description = 'About it.') => ({
    title,
    area,
    description,
    markdownUrl: `https://docs.example/${title.toLowerCase()}/index.md`,
  });
  const data = [{title: 'Facts', description: 'as JSON', url: 'https://docs.example/facts.json'}];
  const text = llmsTxt({title: 'Docs', description: 'What it is.', data}, [
    page('Post', 'Blog'),
    page('Staking', 'Stakers', 'Two\n lines.'),
    page('Overview', 'Guides', ''),
  ]);
  expect(text).toBe(
    [
      '# Docs',
      '> What it is.',
      '## Guides',
      '- [Overview](https://docs.example/overview/index.md)',
      '## Stakers',
      '- [Staking](https://docs.example/staking/index.md): Two lines.',
      '## Blog',
      '- [Post](https://docs.example/post/index.md): About it.',
      '## Data',
      '- [Facts](https://docs.example/facts.json): as JSON\n',
    ].join('\n\n'),
  );
});

test('brackets in a title or URL do not end the link', () => {
  const pages = [
    {title: 'List [a]', area: 'Guides', description: '', markdownUrl: 'https://a.example/(b)/'},
  ];
  expect(llmsTxt({title: 'Docs', description: 'It.', data: []}, pages)).toContain(
    '- [List \\[a\\]](https://a.example/%28b%29/)',
  );
});
