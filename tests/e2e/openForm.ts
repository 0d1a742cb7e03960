import {expect, type Page} from '@playwright/test';

/** The line that expands and collapses the form of an operation. */
export const formLine = (page: Page) => page.getByText('Send a request', {exact: true});

/** Opens the form of an operation and waits until it can be used. */
export async function openForm(page: Page): Promise<void> {
  await formLine(page).click();
  await formIsLive(page);
}

/** The form is loaded when it is opened. */
export async function formIsLive(page: Page): Promise<void> {
  await expect(page.getByRole('form', {name: 'Send a request'})).toBeVisible();
}
