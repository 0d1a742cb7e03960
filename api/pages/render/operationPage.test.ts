import path from 'node:path';
import type {Element} from 'hast';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Api, ApiOperation} from '../load/readApi';
import {loadApi} from '../load/loadApi';
import {htmlOf, select, selectAll, text} from '../testing/htmlOf';
import {operationPage} from './operationPage';

let api: Api;
const find = (slug: string): ApiOperation => {
  const match = api.operations.find((operation) => operation.slug === slug);
  if (!match) throw new Error(`The fixture has no operation ${slug}.`);
  return match;
};
beforeAll(async () => {
  const loaded = await loadApi(path.resolve(__dirname, '../fixtures'), 'babylon-grpc');
  if (!loaded.api) throw new Error('The fixture cannot be read.');
  api = loaded.api;
});

const page = (slug: string): Element => htmlOf(operationPage(api, find(slug)));
const headings = (tree: Element) => selectAll(tree, 'h2,h3').map(text);
const anchors = (tree: Element) => selectAll(tree, 'a[id]').map((a) => String(a.properties.id));

describe('an operation page', () => {
  test('has its sections in order', () => {
    expect(headings(page('tree-at-height'))).toEqual([
      'Example response',
      'Parameters',
      'Responses',
      '200 OK',
      '404 Not Found',
      '500 Internal Server Error',
      'Servers',
      'Related',
    ]);
  });

  test('links to the section of its command and to its module', () => {
    const original = find('tree-at-height');
    const operation = {
      ...original.operation,
      'x-grpc': {service: 'babylon.finality.v1.Query', method: 'Block'},
      'x-cli': 'babylond query finality block {height}',
    };
    const tree = htmlOf(operationPage(api, {...original, operation}));
    const links = selectAll(select(tree, '.api-ways'), 'a').map(({properties}) => properties.href);
    expect(links).toEqual([
      '/operators/babylon_node/babylon_cli/query/#query-finality-block',
      '/guides/architecture/babylon_genesis_modules/finality/',
    ]);
  });

  test('begins with the method, the path and a button that copies the path', () => {
    const line = select(page('tree-at-height'), '.api-line');
    expect(text(line)).toMatch(/^GET \/orchard/);
    expect(text(select(line, '.api-method'))).toBe('GET');
    expect(text(select(line, 'code'))).toBe('/orchard/v1/trees/{height}');
    expect(select(line, 'button').properties.dataCodeAction).toBe('copy');
  });

  test('shows the availability and the other interfaces', () => {
    const tree = page('tree-at-height');
    expect(text(select(tree, '.api-availability'))).toContain('Not on every server 2.0 and later');
    expect(selectAll(select(tree, '.api-ways'), 'code').map(text)).toEqual([
      'orchard.v1.Query/TreeAtHeight',
      'orchardd query orchard tree <height>',
    ]);
    expect(text(select(page('sow'), '.api-badge'))).toBe('Changes state');
  });

  test('has an anchor for every parameter and field', () => {
    expect(anchors(page('tree-at-height'))).toEqual([
      'parameter.height',
      'parameter.shape',
      'response.tree',
      'response.tree.name',
      'response.tree.age',
      'response.tree.bark',
      'response.tree.branches',
      'response.tree.branches.length',
      'response.tree.branches.leaf',
      'response.tree.branches.leaf.color',
      'response.tree.branches.branches',
      'response.tree.fruit',
      'response.tree.fruit.option-1.kind',
      'response.tree.fruit.option-2.count',
      'response.roots',
      'response.labels',
      'response-404.code',
      'response-404.message',
      'response-500.code',
      'response-500.message',
    ]);
  });

  test('shows the type, unit, encoding, limits and choices of a field', () => {
    const field = (id: string) => {
      const tree = page('tree-at-height');
      const item = selectAll(tree, 'li').find((li) =>
        li.children.some((child) => child.type === 'element' && hasAnchor(child, id)),
      );
      if (!item) throw new Error(`The page has no field ${id}.`);
      return text(item).replace(/\s+/g, ' ').trim();
    };
    expect(field('parameter.height')).toBe(
      'height path · string uint64 Babylon blocks required Height of the block. example 12',
    );
    expect(field('parameter.shape')).toBe(
      'shape query · string How branches are listed. example FLAT · default DEEP ' +
        'FLAT One list of all branches. DEEP Branches within branches.',
    );
    expect(field('response.tree.bark')).toBe('bark string or null hex optional Bytes of the bark.');
    expect(field('response.labels')).toBe(
      'labels map of string to string optional Labels by their color.',
    );
    expect(field('response.tree.branches.leaf.color')).toContain('deprecated');
    expect(field('response.tree.fruit.option-1.kind')).toContain('always "apple"');
  });

  test('opens two levels, closes deeper levels, and does not repeat a recursive schema', () => {
    const folds = selectAll(page('tree-at-height'), 'Fold').map((fold) => [
      text(select(fold, 'summary')),
      fold.properties['data-level'],
      fold.properties.open === 'open',
    ]);
    expect(folds).toEqual([
      ['5 fields of tree', '2', true],
      ['3 fields of branches', '3', false],
      ['1 field of leaf', '4', false],
      ['Variant: Named', '3', false],
      ['Variant: Counted', '3', false],
      ['Same fields as above', 'Infinity', false],
    ]);
    const remarks = selectAll(page('tree-at-height'), '.api-limits').map(text);
    expect(remarks).toContain('Same fields as Branch: see tree.branches above.');
  });

  test('shows the depth control if some levels are closed', () => {
    expect(selectAll(page('tree-at-height'), '.api-depth button').map(text)).toEqual([
      ...['1', '2', '3', 'all'],
    ]);
  });

  test('has the anchors that other pages link to', () => {
    const ids = selectAll(page('tree-at-height'), '[id]').map(({properties}) => properties.id);
    for (const id of [
      'examples',
      'parameters',
      'response-200',
      'errors',
      'status-404',
      'servers',
    ]) {
      expect(ids).toContain(id);
    }
  });

  test('shows responses and examples in tabs by status, which share a group', () => {
    const tree = page('tree-at-height');
    const rows = selectAll(tree, 'div[role]').filter((group) => selectAll(group, 'Tabs').length);
    expect(rows.map(({properties}) => properties.ariaLabel)).toEqual([
      'Example responses by status',
      'Responses by status',
    ]);
    for (const row of rows) {
      expect(select(row, 'Tabs').properties.groupId).toBe('response-tree-at-height');
      const tabs = selectAll(row, 'TabItem').map(({properties}) => properties.value);
      expect(tabs).toEqual(['200', '404', '500']);
    }
  });

  test('escapes markup in examples', () => {
    const codes = selectAll(page('tree-at-height'), 'pre').map(text);
    expect(codes.some((code) => code.includes('lost <b>it</b> {all}'))).toBe(true);
  });

  test('links to its tag, related operations and guides, and the raw document', () => {
    const links = selectAll(page('tree-at-height'), 'a[href]')
      .map((a) => String(a.properties.href))
      .filter((href) => !href.startsWith('#'));
    expect(links).toEqual([
      '/api/babylon-gRPC/sow/',
      '/guides/overview/',
      '/api/babylon-gRPC/trees/',
      'pathname:///openapi/babylon-grpc/tree-at-height.json',
      'pathname:///openapi/babylon-grpc.json',
    ]);
  });
});

function hasAnchor(node: Element, id: string): boolean {
  return node.children.some((child) => child.type === 'element' && child.properties.id === id);
}
