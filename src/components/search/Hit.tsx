import type {ReactNode} from 'react';
import {escapeHtml} from './escapeHtml';
import {headings, type Hierarchy} from './headings';
import {localAddress} from './localAddress';
import Marked from './Marked';
import ResultLink from './ResultLink';

/** What the search page reads of a hit. Plain attributes are raw text, marked ones are escaped. */
export type PageHit = {
  readonly objectID: string;
  readonly url: string;
  readonly content?: string | null;
  readonly hierarchy: Hierarchy;
  readonly _snippetResult?: {
    readonly content?: {readonly value: string};
    readonly hierarchy?: {readonly [level: string]: {readonly value: string} | undefined};
  };
};

/** One result of the search page: where it stands, and the text that was found. */
export default function Hit({hit}: {readonly hit: PageHit}): ReactNode {
  const {title, path} = headings(hit.hierarchy);
  const level = `lvl${path.length}`;
  const url = localAddress(hit.url, window.location.origin);
  if (url === undefined) return null;
  const content = hit._snippetResult?.content?.value ?? escapeHtml(hit.content ?? '');
  return (
    <article className="results-hit">
      <p className="results-path">{path.join(' › ')}</p>
      <h2>
        <ResultLink to={url}>
          <Marked value={hit._snippetResult?.hierarchy?.[level]?.value ?? escapeHtml(title)} />
        </ResultLink>
      </h2>
      {content && (
        <p className="results-text">
          <Marked value={content} />
        </p>
      )}
    </article>
  );
}
