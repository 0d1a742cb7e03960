import {expect, test} from '@playwright/test';
import {open} from './open';

test('sidebar links end with the method of the operation', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await open(page, '/api/babylon-gRPC/epoch-info/');
  const link = sidebar.getByRole('link', {name: /^Get an epoch\s*GET$/});
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await open(page, '/api/staking-api/unbond-delegation-v-1/');
  await expect(sidebar.getByRole('link', {name: /a phase 1 stake\s*POST$/})).toBeVisible();
  await open(page, '/api/comet-bft/subscribe/');
  await expect(sidebar.getByRole('link', {name: /^Subscribe to events\s*WS$/})).toBeVisible();
});
