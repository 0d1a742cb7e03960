import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {nodes} from '../../config/nodes';
import type {JsxElement} from '../jsxElements';
import {fillTools} from './remarkCalculators';
import * as components from '../../src/components/tools';
import {gateways, toolData} from '../../data/calculators/toolData';

function filled(source: string, data: Record<string, unknown>) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  fillTools(tree, data);
  return tree.children as unknown as (JsxElement & {value?: string})[];
}

test('a tool gets its values, and its page one import of it', () => {
  const [imported, first, , second] = filled('<Clock />\n\nText\n\n<Clock />\n', {
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

test('a page without a tool stays as it is', () => {
  expect(filled('Text\n\n<Other />\n', {Clock: {}})).toHaveLength(2);
});

test('each tool has a component, and its values survive JSON', () => {
  const data = toolData();
  for (const [name, values] of Object.entries(data)) {
    expect(components).toHaveProperty(name);
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  }
});

test('nodes to ask are gateways that the content policy names, one of each network and the own', () => {
  const servers = gateways();
  for (const {url} of servers) expect(nodes).toContain(url);
  expect(new Set(servers.map(({network}) => network))).toEqual(
    new Set(['bbn-1', 'bbn-test-6', undefined]),
  );
  const {RewardEstimate} = toolData();
  expect(RewardEstimate.servers.map(({network}) => network)).not.toContain('bbn-test-6');
});
