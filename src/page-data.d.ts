declare module '@page-data/facts' {
  import type {PublishedFact} from '@site/data/publish';

  /** In full on the server, empty in the browser. */
  const facts: Record<string, PublishedFact | undefined>;
  export default facts;
}

declare module '@page-data/terms' {
  import type {PublishedTerm} from '@site/data/glossary/publish';

  /** In full on the server, empty in the browser. */
  const terms: Record<string, PublishedTerm | undefined>;
  export default terms;
}

declare module '@page-data/figures' {
  /** In full on the server, empty in the browser. */
  const figures: Record<string, string | undefined>;
  export default figures;
}
