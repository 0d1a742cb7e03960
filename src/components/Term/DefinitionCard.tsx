import Link from '@docusaurus/Link';
import type {ReactNode, RefObject} from 'react';
import {HoverCard} from '../HoverCard';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly definition: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Id of the part that screen readers read as the description of the words. */
  readonly card: string;
};

/** What a term means, and the way to its place in the glossary. */
export default function DefinitionCard({id, definition, anchor, card}: Props): ReactNode {
  return (
    <HoverCard anchor={anchor} label="Definition">
      <span id={card} className={styles.definition}>
        {definition}
      </span>
      <Link to={`/guides/support/glossary/#${id}`}>In the glossary</Link>
    </HoverCard>
  );
}
