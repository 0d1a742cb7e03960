import {expect} from '@playwright/test';

/** Some of these snippets are cut, and none has more words than that. */
export function expectCut(snippets: readonly string[], most: number): void {
  expect(snippets.some((text) => text.includes('…'))).toBe(true);
  for (const text of snippets) {
    expect(text.replace(/[…·]/g, ' ').trim().split(/\s+/).length).toBeLessThanOrEqual(most);
  }
}
