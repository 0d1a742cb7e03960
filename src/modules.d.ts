/** A font file, exported as its URL in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.mdx' {
  import type {ComponentType} from 'react';

  const Content: ComponentType;
  export default Content;
}

declare module '@page-data/facts' {
  import type {PublishedFact} from '@site/data/publish';

  /** Complete on the server, empty in the browser. */
  const facts: Record<string, PublishedFact | undefined>;
  export default facts;
}

declare module '@page-data/terms' {
  import type {PublishedTerm} from '@site/data/glossary/publish';

  /** Complete on the server, empty in the browser. */
  const terms: Record<string, PublishedTerm | undefined>;
  export default terms;
}

declare module '@page-data/figures' {
  /** Complete on the server, empty in the browser. */
  const figures: Record<string, string | undefined>;
  export default figures;
}
