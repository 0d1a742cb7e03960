import type {Page} from '@playwright/test';

/** Collects the messages of uncaught errors on a page, from now on, in the returned array. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Collects the console errors of a page, from now on, in the returned array. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
