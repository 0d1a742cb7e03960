import Link from '@docusaurus/Link';
import {useEffect, useId, type ReactNode} from 'react';
import type {PublishedTerm} from '@site/data/glossary/publish';
import {HoverCard} from '../HoverCard';
import {useEntry} from '../HoverCards/useEntry';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly anchor: HTMLElement;
};

/** The definition of a term, and a link to it in the glossary. */
export default function DefinitionCard({id, anchor}: Props): ReactNode {
  const term = useEntry<PublishedTerm>('/terms.json', id);
  const cardId = useId();

  // Screen readers announce the definition as the description of the term.
  useEffect(() => anchor.setAttribute('aria-describedby', cardId), [anchor, cardId]);

  return (
    <HoverCard anchor={anchor} label="Definition">
      <span id={cardId} className={styles.definition}>
        {term === undefined && 'Loading the definition…'}
        {term === null ? 'The definition failed to load.' : term?.definition}
      </span>
      <Link to={`/guides/support/glossary/#${id}`}>View in the glossary</Link>
    </HoverCard>
  );
}
