import type {Behavior} from '../behavior';

const PAGE = '/guides/overview/bitcoin_staking/';

/** The search window, the search page, and the page for missing URLs. */
export const search: readonly Behavior[] = [
  {
    name: 'the search window opens by keyboard, arrow keys select a result, and Enter opens it',
    async run(view) {
      await view.open(PAGE);
      await view.press('Control+k');
      const dialog = view.find('dialog');
      await view.expectFocused(dialog.find('combobox'));
      await view.type('unbonding');
      // Results of the first letters appear earlier; those of the whole word link to it.
      await view.expectVisible(dialog.find('link', /^See all \d+ results/));
      await view.expectValue(
        `document.querySelector('a[href$="/search/?q=unbonding"]') !== null`,
        true,
      );
      const selected = "document.querySelector('[role=treeitem][aria-selected=true]')";
      await view.expectValue(`${selected} !== null`, true);
      const first = await view.read(`${selected}.textContent`);
      await view.press('ArrowDown');
      await view.expectValue(`${selected}?.textContent !== ${JSON.stringify(first)}`, true);
      const target = await view.read<string>(
        `new URL(${selected}.querySelector('a').href).pathname`,
      );
      await view.press('Enter');
      await view.expectHidden(dialog);
      await view.expectValue('location.pathname', target);
    },
  },
  {
    name: 'Escape closes the search window and returns the focus',
    async run(view) {
      await view.open(PAGE);
      const button = view.find('button', /^Search docs/);
      await button.focus();
      await view.press('Enter');
      const dialog = view.find('dialog');
      await view.expectFocused(dialog.find('combobox'));
      await view.press('Escape');
      await view.expectHidden(dialog);
      await view.expectFocused(button);
    },
  },
  {
    name: 'the search page shows results for the query in its URL',
    async run(view) {
      await view.open('/search/?q=slashing');
      await view.expectVisible(view.find('main').find('article'));
      const field = view.find('searchbox', 'Search the documentation');
      await view.expectValue("document.querySelector('main input').value", 'slashing');
      await field.fill('epoch');
      await view.press('Enter');
      await view.expectUrl('/search/?q=epoch');
      await view.expectText(view.find('main').find('article'), /epoch/i);
    },
  },
  {
    name: 'a misspelled URL suggests the intended page',
    async run(view) {
      await view.open('/guides/goverance/');
      await view.expectVisible(view.find('heading', 'Page not found'));
      await view.find('main').find('link', 'Governance').click();
      await view.expectUrl('/guides/governance/');
    },
  },
];
