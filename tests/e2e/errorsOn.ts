import type {Page} from '@playwright/test';

/** Messages of uncaught errors on a page from now on; the list grows. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Console errors of a page from now on; the list grows. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
