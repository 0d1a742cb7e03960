import {useCallback, useEffect, useState} from 'react';
import type {OperationDocument} from '../schema/operation';
import {writePageQuery} from '../request/pageQuery';
import type {Form} from '../request/buildRequest';

/** Browsers refuse many changes of the address in a short time; typing ends in one, in ms. */
const DELAY = 300;

/**
 * Keeps the page's address in step with the form, from the reader's first change on.
 *
 * @param server name of a server of the document, or none
 * @returns to be called when the reader has changed something
 */
export function usePageQuery(
  operation: OperationDocument,
  form: Form,
  server: string | undefined,
): () => void {
  const [isChanged, setChanged] = useState(false);
  const {values, transport} = form;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const query = writePageQuery(operation, search, {values, transport}, server);
      try {
        window.history.replaceState(window.history.state, '', pathname + query + hash);
      } catch {
        // Refused for now: the next change brings the address up to date.
      }
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isChanged, operation, values, transport, server]);
  return useCallback(() => setChanged(true), []);
}
