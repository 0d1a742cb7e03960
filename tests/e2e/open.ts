import type {Page} from '@playwright/test';

/** Waits until the client has taken over the page: a click then runs the site's own code. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page and waits until it has fetched what it fetches automatically. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/** Tells the pages that will be opened that bytes are dear: they fetch nothing ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', downlink: 10},
    });
  });
}

/** For a request that a test sends: a connection that was idle may be closed just then. */
export const RESEND = {maxRetries: 3};
