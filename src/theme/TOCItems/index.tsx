import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useMemo, type ReactNode} from 'react';

/** A code tag in the HTML of a heading, without a `translate` attribute. */
const CODE_TAG = /<(code|kbd|samp)(?=[\s>])(?![^>]*\btranslate=)/g;

/** The entries of a table of contents. Browsers don't translate the code in them. */
export default function UntranslatedTOCItems({toc, ...props}: Props): ReactNode {
  const entries = useMemo(
    () =>
      toc.map(({value, ...entry}) => ({
        ...entry,
        value: value.replace(CODE_TAG, '<$1 translate="no"'),
      })),
    [toc],
  );
  return <TOCItems toc={entries} {...props} />;
}
