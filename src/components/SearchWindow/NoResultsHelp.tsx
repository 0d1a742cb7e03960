import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {searchWindow} from '@site/config/searchWindow';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {suggest} from './suggest';

type Props = {
  readonly query: string;
  readonly setup: SearchSetup;
  /** The library's screen. */
  readonly screen: Element;
  readonly onChoose: (query: string) => void;
};

/**
 * Suggestions on the screen without results. The library suggests only areas of the site that an
 * earlier query of the same window has found, so mostly nothing.
 */
export default function NoResultsHelp({query, setup, screen, onChoose}: Props): ReactNode {
  const [place, setPlace] = useState<Element>();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const host = document.createElement('div');
    screen.querySelector('.DocSearch-Title')?.after(host);
    setPlace(host);
    return () => host.remove();
  }, [screen]);
  useEffect(() => {
    let isWanted = true;
    const {client, indexName, facetFilters} = setup;
    void client()
      .then((ready) => suggest(ready, {indexName, facetFilters}, query, searchWindow.suggestions))
      .then((found) => {
        if (isWanted) setSuggestions(found);
      });
    return () => {
      isWanted = false;
    };
  }, [query, setup]);
  if (!place || suggestions.length === 0) return null;
  return createPortal(
    <div className="DocSearch-NoResults-Prefill-List search-suggestions">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => onChoose(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    place,
  );
}
