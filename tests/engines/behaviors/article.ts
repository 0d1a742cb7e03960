import {expect} from '@playwright/test';
import type {Behavior} from '../behavior';

const PAGE = '/guides/overview/bitcoin_staking/';
const COMPONENTS = '/contribute/components/';
const LIVE = '/contribute/live-components/';

/** The contents of an article. */
export const article: readonly Behavior[] = [
  {
    name: 'copying a console block copies its commands, which can be pasted',
    async run(view) {
      await view.open(COMPONENTS);
      const copy = "it.parentElement.querySelector('[aria-label^=Copy]')";
      await view.find('group', 'operator@node').read(`${copy}.focus()`);
      await view.press('Enter');
      await view.sees(view.find('button', 'Copied'));
      await view.press('Control+k');
      await view.hasFocus(view.find('dialog').find('combobox'));
      await view.press('Control+v');
      await view.until('document.activeElement.value', 'babylond version');
    },
  },
  {
    name: 'arrows select a tab, and the choice is remembered on other pages',
    async run(view) {
      await view.open(LIVE);
      await view.find('tab', 'npm').focus();
      await view.press('ArrowRight');
      await view.hasFocus(view.find('tab', 'Yarn'));
      await view.press('Enter');
      await view.reads(view.find('tabpanel'), /yarn add/);
      await view.open('/developers/');
      await view.until(
        `[...document.querySelectorAll('[role=tab][aria-selected=true]')].map((one) => one.textContent)`,
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
      await view.reads(card, /Source: .*As of \d{4}-\d\d-\d\d/);
      await view.press('Escape');
      await view.misses(card);
      await view.hasFocus(value);
    },
  },
  {
    name: 'on a small screen a wide table scrolls by keyboard, and the page does not',
    async run(view) {
      await view.resize(480, 850);
      await view.open('/stakers/btc_stakers/btc_staking_tools/');
      const table = view.find('group', /^Heights and deductions of a stake/);
      await table.focus();
      await view.hasFocus(table);
      await view.press('ArrowRight');
      await expect.poll(() => table.read('it.scrollLeft')).toBeGreaterThan(0);
      await view.until('document.documentElement.scrollWidth <= innerWidth', true);
    },
  },
  {
    name: 'an image expands by keyboard, and Escape returns the focus',
    async run(view) {
      await view.open(COMPONENTS);
      await view.find('button', /^Expand image/).focus();
      await view.press('Enter');
      await view.hasFocus(view.find('button', /^Minimize image/));
      await view.press('Escape');
      await view.hasFocus(view.find('button', /^Expand image/));
    },
  },
  {
    name: 'live code runs, and its errors are reported',
    async run(view) {
      await view.open(LIVE);
      await view.find('button', 'Edit and run').click();
      const editor = view.find('textbox', 'Live editor');
      await view.sees(editor);
      await editor.focus();
      await view.press('Control+a');
      await view.type('function Broken() {');
      await view.reads(view.find('alert'), /expected|unexpected|error/i);
      await view.find('button', 'Reset').click();
      await view.misses(view.find('alert'));
    },
  },
  {
    name: 'a diagram from text is rendered in the color mode of the page',
    async run(view) {
      await view.open(LIVE);
      const frame = `document.querySelector('iframe[title="Diagram"]')`;
      await view.read(`${frame}.scrollIntoView()`);
      await view.until(`${frame}.dataset.diagramTheme`, 'dark');
      const drawing = `${frame}.contentDocument.querySelector('#diagram svg')`;
      await view.until(`${drawing}?.querySelectorAll('.node').length > 0`, true);
      // The frame is as high as the diagram: it had another height before.
      const drawn = `Math.ceil(${frame}.contentDocument.querySelector('#diagram').clientHeight)`;
      await view.until(`Math.abs(${frame}.clientHeight - ${drawn}) <= 1`, true);
    },
  },
];
