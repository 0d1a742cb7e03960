import type {Behavior} from '../behavior';

const PAGE = '/guides/overview/bitcoin_staking/';

export const search: readonly Behavior[] = [
  {
    name: 'the search window opens by keyboard, arrows select, Enter opens the result',
    async run(view) {
      await view.open(PAGE);
      await view.press('Control+k');
      const dialog = view.find('dialog');
      await view.hasFocus(dialog.find('combobox'));
      await view.type('unbonding');
      // Results of the first letters appear earlier; those of the whole word link to it.
      await view.sees(dialog.find('link', /^See all \d+ results/));
      await view.until(`document.querySelector('a[href$="/search/?q=unbonding"]') !== null`, true);
      const chosen = "document.querySelector('[role=treeitem][aria-selected=true]')";
      await view.until(`${chosen} !== null`, true);
      const first = await view.read(`${chosen}.textContent`);
      await view.press('ArrowDown');
      await view.until(`${chosen}?.textContent !== ${JSON.stringify(first)}`, true);
      const target = await view.read<string>(`new URL(${chosen}.querySelector('a').href).pathname`);
      await view.press('Enter');
      await view.misses(dialog);
      await view.until('location.pathname', target);
    },
  },
  {
    name: 'Escape closes the search window and returns the focus',
    async run(view) {
      await view.open(PAGE);
      const opens = view.find('button', /^Search docs/);
      await opens.focus();
      await view.press('Enter');
      const dialog = view.find('dialog');
      await view.hasFocus(dialog.find('combobox'));
      await view.press('Escape');
      await view.misses(dialog);
      await view.hasFocus(opens);
    },
  },
  {
    name: 'the search page shows results for the query in its URL',
    async run(view) {
      await view.open('/search/?q=slashing');
      await view.sees(view.find('main').find('article'));
      const field = view.find('searchbox', 'Search the documentation');
      await view.until("document.querySelector('main input').value", 'slashing');
      await field.fill('epoch');
      await view.press('Enter');
      await view.isAt('/search/?q=epoch');
      await view.reads(view.find('main').find('article'), /epoch/i);
    },
  },
  {
    name: 'a misspelled URL suggests the intended page',
    async run(view) {
      await view.open('/guides/goverance/');
      await view.sees(view.find('heading', 'Page not found'));
      await view.find('main').find('link', 'Governance').click();
      await view.isAt('/guides/governance/');
    },
  },
];
