import {expect, test} from '@playwright/test';
import {findBrowser} from '../../scripts/programs';
import {open} from './open';

// Desktop browsers run a sandboxed frame in a separate process; these flags make the test browser do the
// same.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--site-per-process', '--enable-features=IsolateSandboxedIframes'],
  },
});

for (const endless of ['while (true) {}', 'function Endless() { for (;;) {} }']) {
  test(`live code that never finishes is stopped, and the next code runs: ${endless}`, async ({
    page,
  }) => {
    await open(page, '/contribute/live-components/');
    await page.getByRole('button', {name: 'Edit and run'}).click();
    const result = page.frameLocator('iframe[title="Result of the live code"]');
    await expect(result.getByText('0.005 BTC')).toBeVisible();
    await page.getByLabel('Live editor').fill(endless);
    const stopped = page.getByRole('alert').filter({hasText: 'did not finish within 5 seconds'});
    await expect(stopped).toBeVisible();
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(result.getByText('0.005 BTC')).toBeVisible();
    await expect(stopped).toHaveCount(0);
  });
}
