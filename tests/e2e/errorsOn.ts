import type {Page} from '@playwright/test';

/** Messages of the errors that scripts throw on a page and do not catch, from now on; it grows. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** What the console of a page shows as an error, from now on; it grows. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
