import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {HoverCard} from '../HoverCard';
import {loadTerm} from './loadTerm';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Id of the part that screen readers read as the description of the words. */
  readonly card: string;
};

const NOT_LOADED = 'The definition could not be loaded.';

/** What a term means, and the way to its place in the glossary. */
export default function DefinitionCard({id, anchor, card}: Props): ReactNode {
  const [text, setText] = useState('Loading the definition…');
  const url = useBaseUrl('/terms.json');

  useEffect(() => {
    loadTerm(url, id).then(
      (term) => setText(term?.definition ?? NOT_LOADED),
      () => setText(NOT_LOADED),
    );
  }, [url, id]);

  return (
    <HoverCard anchor={anchor} label="Definition">
      <span id={card} className={styles.definition}>
        {text}
      </span>
      <Link to={`/guides/support/glossary/#${id}`}>In the glossary</Link>
    </HoverCard>
  );
}
