import type {ReactNode} from 'react';
import type {FoundHit} from './foundHit';
import {headings} from './headings';
import {hitAddress} from './localAddress';
import Marked from './Marked';
import ResultLink from './ResultLink';

type Props = {
  readonly hit: FoundHit;
  /** As `hitAddress` has it. */
  readonly published?: string;
  /** Its link was followed. */
  readonly onOpen: (objectID: string) => void;
};

/** One result of the search page: where it stands, and the text that was found. */
export default function Hit({hit, published, onOpen}: Props): ReactNode {
  const {title, path} = headings(hit.hierarchy);
  const level = `lvl${path.length}`;
  const address = hitAddress(hit.url, window.location.origin, published);
  if (address === undefined) return null;
  const {url, host} = address;
  const {content = '', excerpt, _snippetResult: snippets} = hit;
  return (
    <article className="results-hit">
      <p className="results-path">{[...(host ? [host] : []), ...path].join(' › ')}</p>
      <h2>
        <ResultLink to={url} onClick={() => onOpen(hit.objectID)}>
          <Marked value={snippets?.hierarchy?.[level]?.value} text={title} />
        </ResultLink>
      </h2>
      {content ? (
        <p className="results-text">
          <Marked value={snippets?.content?.value} text={content} />
        </p>
      ) : (
        typeof excerpt === 'string' && <p className="results-excerpt">{excerpt}</p>
      )}
    </article>
  );
}
