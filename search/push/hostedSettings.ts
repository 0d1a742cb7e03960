import type {IndexSettings} from 'algoliasearch';

/**
 * Settings of the hosted index, which match those of the DocSearch crawler. A comment explains each
 * difference.
 */
export const HOSTED_SETTINGS: IndexSettings = {
  // The name of an area says little about a section, so it has the lowest priority.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: [
    ...['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // Return one hit for each section.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedBy: 'minProximity',
  minProximity: 1,
  typoTolerance: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  // A height or an amount with a different digit is a different value.
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  // Stop words such as "not" and "to" matter in questions.
  removeStopWords: false,
  removeWordsIfNoResults: 'allOptional',
  // The crawler enables it, and "--home" then excludes results that contain "home".
  advancedSyntax: false,
};
