/**
 * Where the build writes all records, below the project: for `search:push` and the benches, and not
 * among the files that are published.
 */
export const RECORDS = '.docusaurus/search/records.json';
