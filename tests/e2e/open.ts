import type {Page} from '@playwright/test';

/** Waits for hydration: a click then runs the site's own code. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page and waits until it responds to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page and waits until it has fetched what it fetches automatically. */
export async function openAndSettle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/** Turns data saving on for pages opened from now on: they prefetch nothing. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', downlink: 10},
    });
  });
}

/** For a request that a test sends: an idle connection may be closed at that moment. */
export const RESEND = {maxRetries: 3};
