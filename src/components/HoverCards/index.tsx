import {lazy, Suspense, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHoverAnchor} from './useHoverAnchor';

const NoCard = () => null;

// The words can be read without a card, so a card that fails to load must not crash the page.
const SourceCard = lazy(() => import('../Fact/SourceCard').catch(() => ({default: NoCard})));
const DefinitionCard = lazy(() =>
  import('../Term/DefinitionCard').catch(() => ({default: NoCard})),
);

/**
 * The card of the value or term that the reader points at; at most one is open. The values and terms
 * are plain markup, so hundreds of them cost nothing.
 */
export default function HoverCards(): ReactNode {
  const anchor = useHoverAnchor();
  const place = anchor?.parentElement;
  if (!anchor || !place) return null;
  const {fact, term} = anchor.dataset;
  return createPortal(
    <Suspense>
      {fact && <SourceCard id={fact} text={anchor.textContent ?? ''} anchor={anchor} />}
      {term && <DefinitionCard id={term} anchor={anchor} />}
    </Suspense>,
    place,
    fact ?? term,
  );
}
