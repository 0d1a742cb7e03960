import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {nodes} from '../../config/nodes';
import type {JsxElement} from '../jsxElements';
import {fillTools} from './remarkCalculators';
import * as components from '../../src/components/tools';
import {gateways, toolData} from '../../data/calculators/toolData';

function transform(source: string, data: Record<string, unknown>) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  fillTools(tree, data);
  return tree.children as unknown as (JsxElement & {value?: string})[];
}

test('every use of a tool gets its data, and the page imports the tool once', () => {
  const [imported, first, , second] = transform('<Clock />\n\nText\n\n<Clock />\n', {
    Clock: {a: '1'},
  });
  expect(imported).toMatchObject({
    type: 'mdxjsEsm',
    value: 'import {Clock} from "@site/src/components/tools";',
  });
  for (const element of [first, second]) {
    expect(element?.attributes).toMatchObject([{name: 'data', value: '{"a":"1"}'}]);
  }
});

test('a page without a tool is unchanged', () => {
  expect(transform('Text\n\n<Other />\n', {Clock: {}})).toHaveLength(2);
});

test('each tool has a component, and its values survive a JSON round trip', () => {
  const data = toolData();
  for (const [name, values] of Object.entries(data)) {
    expect(components).toHaveProperty(name);
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  }
});

test("gateways are nodes that the CSP allows: those of both networks and the reader's own", () => {
  const servers = gateways();
  for (const {url} of servers) expect(nodes).toContain(url);
  expect(new Set(servers.map(({network}) => network))).toEqual(
    new Set(['bbn-1', 'bbn-test-6', undefined]),
  );
  const {RewardEstimate} = toolData();
  expect(RewardEstimate.servers.map(({network}) => network)).not.toContain('bbn-test-6');
});
