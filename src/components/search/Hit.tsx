import type {ReactNode} from 'react';
import type {FoundHit} from './foundHit';
import {headings} from './headings';
import {localAddress} from './localAddress';
import Marked from './Marked';
import ResultLink from './ResultLink';

type Props = {
  readonly hit: FoundHit;
  /** Its link was followed. */
  readonly onOpen: (objectID: string) => void;
};

/** One result of the search page: where it stands, and the text that was found. */
export default function Hit({hit, onOpen}: Props): ReactNode {
  const {title, path} = headings(hit.hierarchy);
  const level = `lvl${path.length}`;
  const url = localAddress(hit.url, window.location.origin);
  if (url === undefined) return null;
  const {content = '', _snippetResult: snippets} = hit;
  return (
    <article className="results-hit">
      <p className="results-path">{path.join(' › ')}</p>
      <h2>
        <ResultLink to={url} onClick={() => onOpen(hit.objectID)}>
          <Marked value={snippets?.hierarchy?.[level]?.value} text={title} />
        </ResultLink>
      </h2>
      {content && (
        <p className="results-text">
          <Marked value={snippets?.content?.value} text={content} />
        </p>
      )}
    </article>
  );
}
