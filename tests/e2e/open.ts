import type {Page} from '@playwright/test';

/** Waits for hydration, after which clicks run the site's own code. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page and waits until it responds to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page and waits until it has fetched everything that it fetches on its own. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/**
 * Turns on data-saver mode for pages opened from now on, which then prefetch nothing. Most tests call
 * this, because prefetching takes a sixth of the time of a page.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', downlink: 10},
    });
  });
}

/**
 * Options for requests from a test, retried because the server may close an idle connection as it is
 * reused.
 */
export const RESEND = {maxRetries: 3};
