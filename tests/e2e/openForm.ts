import {expect, type Page} from '@playwright/test';

/** The summary that expands and collapses the form of an operation. */
export const formToggle = (page: Page) => page.getByText('Send a request', {exact: true});

/** Opens the form of an operation and waits until it can be used. */
export async function openForm(page: Page): Promise<void> {
  await formToggle(page).click();
  await waitForForm(page);
}

/** Waits until the form has loaded, which starts when it is expanded. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(page.getByRole('form', {name: 'Send a request'})).toBeVisible();
}
