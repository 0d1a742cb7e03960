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
  const card = useId();

  // Screen readers read the definition as the description of the words.
  useEffect(() => anchor.setAttribute('aria-describedby', card), [anchor, card]);

  return (
    <HoverCard anchor={anchor} label="Definition">
      <span id={card} className={styles.definition}>
        {term === undefined && 'Loading the definition…'}
        {term === null ? 'The definition failed to load.' : term?.definition}
      </span>
      <Link to={`/guides/support/glossary/#${id}`}>View in the glossary</Link>
    </HoverCard>
  );
}
