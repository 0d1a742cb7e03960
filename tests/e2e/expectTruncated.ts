import {expect} from '@playwright/test';

/** Expects some of these snippets to be truncated, and none to have more than `maxWords` words. */
export function expectTruncated(snippets: readonly string[], maxWords: number): void {
  expect(snippets.some((text) => text.includes('…'))).toBe(true);
  for (const text of snippets) {
    expect(text.replace(/[…·]/g, ' ').trim().split(/\s+/).length).toBeLessThanOrEqual(maxWords);
  }
}
