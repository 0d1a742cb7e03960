import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useId, useState, type ReactNode} from 'react';
import type {PublishedTerm} from '@site/data/glossary/publish';
import {HoverCard} from '../HoverCard';
import {loadEntry} from '../HoverCards/loadEntry';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly anchor: HTMLElement;
};

const NOT_LOADED = 'The definition could not be loaded.';

/** What a term means, and the way to its place in the glossary. */
export default function DefinitionCard({id, anchor}: Props): ReactNode {
  const [text, setText] = useState('Loading the definition…');
  const card = useId();
  const url = useBaseUrl('/terms.json');

  useEffect(() => {
    loadEntry<PublishedTerm>(url, id).then(
      (term) => setText(term?.definition ?? NOT_LOADED),
      () => setText(NOT_LOADED),
    );
  }, [url, id]);

  // Screen readers read the definition as the description of the words.
  useEffect(() => anchor.setAttribute('aria-describedby', card), [anchor, card]);

  return (
    <HoverCard anchor={anchor} label="Definition">
      <span id={card} className={styles.definition}>
        {text}
      </span>
      <Link to={`/guides/support/glossary/#${id}`}>In the glossary</Link>
    </HoverCard>
  );
}
