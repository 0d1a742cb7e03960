/**
 * The bar above the navigation. The browser remembers the ID of a dismissed bar, so use a new ID
 * whenever the text changes; otherwise readers who dismissed the old text won't see the new one.
 */
export const announcement = {
  id: '2026-11-parameters-v5',
  content:
    'Every figure on these pages has a source and a date. Check it on-chain before you act: ' +
    '<a href="/guides/overview/">how to read the figures</a>.',
  backgroundColor: 'var(--surface-raised)',
  textColor: 'var(--ink)',
  isCloseable: true,
};
