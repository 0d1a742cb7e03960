import {expect, test} from 'vitest';
import {pageModels} from './PageModel';

const page = (frontMatter: object, more: object = {}) => ({
  permalink: '/a',
  title: 'A',
  description: 'About A.',
  source: '@site/docs/a.mdx',
  frontMatter: frontMatter as Record<string, unknown>,
  ...more,
});

test('the models of documents, posts and pages contain the values in their front matter', () => {
  const walked = {on: '2026-11-24', with: ['babylond v4.3.1'], network: 'local', not: ['systemd']};
  const front = {
    kind: 'task',
    status: 'live',
    network: ['bbn-1'],
    keywords: ['exit'],
    verified: '2026-11-26',
    walked,
  };
  const models = pageModels({
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs: [page(front)]}]},
      api: {loadedVersions: [{docs: [page({operation_id: 'getEpoch'})]}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: page({}, {date: '2025-06-02T00:00:00.000Z'})}]},
    },
    'docusaurus-plugin-content-pages': {default: [{permalink: '/', source: '@site/src/pages/x'}]},
  });
  expect(models).toMatchObject([
    {
      address: '/a/',
      source: 'docs/a.mdx',
      kind: 'task',
      keywords: ['exit'],
      status: 'live',
      networks: ['bbn-1'],
      verified: '2026-11-26',
      walked: expect.stringMatching(
        /^Steps tested on 24 November 2026 .*babylond v4\.3\.1\. Not tested: systemd\.$/,
      ) as string,
    },
    {operationId: 'getEpoch'},
    {published: '2025-06-02'},
    {address: '/', title: ''},
  ]);
});

test('the model of a task that nobody has walked says so', () => {
  const docs = {loadedVersions: [{docs: [page({kind: 'task'}), page({kind: 'concept'})]}]};
  const [task, concept] = pageModels({'docusaurus-plugin-content-docs': {default: docs}});
  expect(task?.walked).toMatch(/^Nobody has tested/);
  expect(concept?.walked).toBeUndefined();
});
