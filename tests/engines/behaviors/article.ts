import {expect} from '@playwright/test';
import type {Behavior} from '../behavior';

const PAGE = '/guides/overview/bitcoin_staking/';
const COMPONENTS = '/contribute/components/';
const LIVE = '/contribute/live-components/';

/** The contents of an article. */
export const article: readonly Behavior[] = [
  {
    name: 'copying a console block copies only its commands, without prompts or output',
    async run(view) {
      await view.open(COMPONENTS);
      const copy = "it.parentElement.querySelector('[aria-label^=Copy]')";
      await view.find('group', 'operator@node').read(`${copy}.focus()`);
      await view.press('Enter');
      await view.expectVisible(view.find('button', 'Copied'));
      await view.press('Control+k');
      await view.expectFocused(view.find('dialog').find('combobox'));
      await view.press('Control+v');
      await view.expectValue('document.activeElement.value', 'babylond version');
    },
  },
  {
    name: 'the keyboard selects a tab, and the choice is remembered on other pages',
    async run(view) {
      await view.open(LIVE);
      await view.find('tab', 'npm').focus();
      await view.press('ArrowRight');
      await view.expectFocused(view.find('tab', 'Yarn'));
      await view.press('Enter');
      await view.expectText(view.find('tabpanel'), /yarn add/);
      await view.open('/developers/');
      await view.expectValue(
        `[...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent)`,
        ['Yarn'],
      );
    },
  },
  {
    name: 'the card of a value shows its source, and Escape leaves the focus on the value',
    async run(view) {
      await view.open(PAGE);
      const value = view.find('article').find('button', '0.005 BTC');
      await value.focus();
      await view.press('Enter');
      const card = view.find('group', 'Source');
      await view.expectText(card, /Source: .*As of \d{4}-\d\d-\d\d/);
      await view.press('Escape');
      await view.expectHidden(card);
      await view.expectFocused(value);
    },
  },
  {
    name: 'on a small screen a wide table scrolls by keyboard, and the page does not',
    async run(view) {
      await view.resize(480, 850);
      await view.open('/stakers/btc_stakers/btc_staking_tools/');
      const table = view.find('group', /^Heights and deductions of a stake/);
      await table.focus();
      await view.expectFocused(table);
      await view.press('ArrowRight');
      await expect.poll(() => table.read('it.scrollLeft')).toBeGreaterThan(0);
      await view.expectValue('document.documentElement.scrollWidth <= innerWidth', true);
    },
  },
  {
    name: 'an image expands by keyboard, and Escape returns the focus',
    async run(view) {
      await view.open(COMPONENTS);
      await view.find('button', /^Expand image/).focus();
      await view.press('Enter');
      await view.expectFocused(view.find('button', /^Minimize image/));
      await view.press('Escape');
      await view.expectFocused(view.find('button', /^Expand image/));
    },
  },
  {
    name: 'live code runs, and its errors are reported',
    async run(view) {
      await view.open(LIVE);
      await view.find('button', 'Edit and run').click();
      const editor = view.find('textbox', 'Live editor');
      await view.expectVisible(editor);
      await editor.focus();
      await view.press('Control+a');
      await view.type('function Broken() {');
      await view.expectText(view.find('alert'), /expected|unexpected|error/i);
      await view.find('button', 'Reset').click();
      await view.expectHidden(view.find('alert'));
    },
  },
  {
    name: 'a Mermaid diagram is rendered in the color mode of the page',
    async run(view) {
      await view.open(LIVE);
      const frame = `document.querySelector('iframe[title="Diagram"]')`;
      await view.read(`${frame}.scrollIntoView()`);
      await view.expectValue(`${frame}.dataset.diagramTheme`, 'dark');
      const drawing = `${frame}.contentDocument.querySelector('#diagram svg')`;
      await view.expectValue(`${drawing}?.querySelectorAll('.node').length > 0`, true);
      // Once the diagram is rendered, the frame is resized to its height.
      const height = `Math.ceil(${frame}.contentDocument.querySelector('#diagram').clientHeight)`;
      await view.expectValue(`Math.abs(${frame}.clientHeight - ${height}) <= 1`, true);
    },
  },
];
