import {expect} from '@playwright/test';
import type {Behavior} from '../behavior';

const OVERVIEW = '/guides/overview/';
const PAGE = '/guides/overview/bitcoin_staking/';

/** The parts of the page around every article. */
export const frame: readonly Behavior[] = [
  {
    name: 'the entry points of the home page link to their pages',
    async run(view) {
      await view.open('/');
      await view.find('link', /^Run a node or validator/).click();
      await view.expectUrl('/operators/babylon_node/');
      await view.goBack();
      await view.find('link', /^Build a wallet or dapp/).click();
      await view.expectUrl('/developers/');
      await view.expectVisible(view.find('heading', /Developers/));
    },
  },
  {
    name: 'the first tab stop is a link that skips to the content',
    async run(view) {
      await view.open(OVERVIEW);
      await view.press('Tab');
      await view.expectFocused(view.find('link', 'Skip to main content'));
      await view.press('Enter');
      await view.press('Tab');
      await view.expectValue(
        "document.querySelector('main').contains(document.activeElement)",
        true,
      );
    },
  },
  {
    name: 'the API menu opens by keyboard, arrow keys move through it, and Escape returns the focus',
    async run(view) {
      await view.open(OVERVIEW);
      const menu = view.find('button', 'API');
      await menu.focus();
      await view.press('Enter');
      await view.expectVisible(view.find('link', 'Babylon gRPC'));
      await view.press('ArrowDown');
      await view.expectFocused(view.find('link', 'Staking API'));
      await view.press('ArrowDown');
      await view.expectFocused(view.find('link', 'Babylon gRPC'));
      await view.press('Escape');
      await view.expectHidden(view.find('link', 'Babylon gRPC'));
      await view.expectFocused(menu);
    },
  },
  {
    name: 'the language menu keeps the URL',
    async run(view) {
      await view.open(`${OVERVIEW}?a=1#sources`);
      await view.find('button', 'English').click();
      const english = view.find('link', 'English');
      await expect
        .poll(() => english.read('it.getAttribute("href")'))
        .toBe(`${OVERVIEW}?a=1#sources`);
    },
  },
  {
    name: 'a sidebar category opens by keyboard, and its first entry is next',
    async run(view) {
      await view.open('/guides/overview/babylon_genesis/');
      const sidebar = view.find('navigation', 'Docs sidebar');
      const category = sidebar.find('button', /Phases of the Launch/);
      await category.focus();
      await view.press('Enter');
      await view.expectVisible(sidebar.find('link', /Phase 1/));
      await view.expectFocused(category);
      await view.press('Tab');
      await view.expectFocused(sidebar.find('link', /Phase 1/));
    },
  },
  {
    name: 'the sidebar can be hidden and shown, and the button that undoes it has the focus',
    async run(view) {
      await view.open(PAGE);
      const sidebar = view.find('navigation', 'Docs sidebar');
      await view.find('button', 'Collapse sidebar').focus();
      await view.press('Enter');
      await view.expectHidden(sidebar);
      await view.expectFocused(view.find('button', 'Expand sidebar'));
      await view.press('Enter');
      await view.expectVisible(sidebar);
      await view.expectFocused(view.find('button', 'Collapse sidebar'));
    },
  },
  {
    name: 'on a small screen, the menu takes the focus, and Escape returns it',
    async run(view) {
      await view.resize(480, 850);
      await view.open(OVERVIEW);
      const toggle = view.find('button', 'Toggle navigation bar');
      await toggle.focus();
      await view.press('Enter');
      await view.expectVisible(view.find('button', 'Close navigation bar'));
      await view.expectValue("document.activeElement.closest('.navbar-sidebar') !== null", true);
      await view.press('Escape');
      await view.expectHidden(view.find('button', 'Close navigation bar'));
      await view.expectFocused(toggle);
    },
  },
  {
    name: 'the chosen color mode applies on the next visit before any script of the site',
    async run(view) {
      const mode = 'document.documentElement.dataset.theme';
      await view.open(OVERVIEW);
      await view.expectValue(mode, 'dark');
      await view.find('button', /^Switch between dark and light mode/).click();
      await view.expectValue(mode, 'light');
      const background = await view.read('getComputedStyle(document.body).backgroundColor');
      view.proxy.removesScripts = true;
      await view.visit('/stakers/?not-cached');
      await view.expectValue(mode, 'light');
      await view.expectValue('getComputedStyle(document.body).backgroundColor', background);
      await view.expectValue('document.documentElement.dataset.hasHydrated', 'false');
    },
  },
  {
    name: 'a closed announcement stays closed',
    async run(view) {
      await view.open(OVERVIEW);
      const close = view.find('button', 'Close');
      await close.click();
      await view.expectHidden(close);
      await view.reload();
      await view.expectHidden(close);
    },
  },
  {
    name: 'a link in the table of contents scrolls to its heading, below the navigation bar',
    async run(view) {
      await view.open(PAGE);
      await view.find('navigation', 'On this page').find('link', 'Sources').click();
      await view.expectUrl(`${PAGE}#sources`);
      const top = "document.getElementById('sources').getBoundingClientRect().top";
      const bar = "document.querySelector('.navbar').getBoundingClientRect().bottom";
      await view.expectValue(`${top} >= ${bar} - 1 && ${top} < innerHeight`, true);
    },
  },
];
