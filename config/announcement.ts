/**
 * The bar above the navigation. A reader's dismissal is stored with the ID, so change the ID with the
 * text to show the bar again.
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
