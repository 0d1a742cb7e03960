/**
 * The bar above the navigation. A reader's dismissal is stored with `id`: change the id when
 * the text changes, and the bar is shown again.
 */
export const announcement = {
  id: '2026-11-parameters-v5',
  content:
    'Figures on these pages carry their source and date. Check them on chain before you act: ' +
    '<a href="/guides/overview/">how to read them</a>.',
  backgroundColor: 'var(--surface-raised)',
  textColor: 'var(--ink)',
  isCloseable: true,
};
