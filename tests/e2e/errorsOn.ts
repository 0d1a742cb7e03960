import type {Page} from '@playwright/test';

/** Starts to collect the messages of uncaught errors on a page, in the array that it returns. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Starts to collect the console errors of a page, in the array that it returns. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
