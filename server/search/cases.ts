import type {Case} from '../cases';

const QUERIES = '/1/indexes/*/queries';
const SEARCH = '{"requests":[{"indexName":"babylon-docs","query":"unbonding"}]}';
const JSON_TYPE = /^application\/json/;
const ANY_SITE = {'access-control-allow-origin': '*', 'cache-control': 'no-store'} as const;

/** A refusal in the protocol's form. */
const refused = (status: number) => new RegExp(`^\\{"message":"[^"]+","status":${status}\\}$`);

/**
 * What the site's own server answers below /1/, and nginx when it passes that path on; their
 * tests run this one table.
 */
export const searchCases: readonly Case[] = [
  {
    name: 'a search',
    target: QUERIES,
    method: 'POST',
    content: SEARCH,
    status: 200,
    expect: {...ANY_SITE, 'content-type': JSON_TYPE, 'content-encoding': null},
    body: /^\{"results":\[\{"hits":\[\{.*"url":"\/guides\/unbonding\/".*"nbHits":\d/,
  },
  {
    name: 'a search as clients send it: key in the query, plain text, from another site',
    target: '/1/indexes/%2A/queries?x-algolia-api-key=public&x-algolia-application-id=server',
    method: 'POST',
    headers: {'Content-Type': 'text/plain', Origin: 'https://other.example'},
    content: SEARCH,
    status: 200,
    expect: ANY_SITE,
  },
  {
    name: 'a wrong content type does not matter',
    target: QUERIES,
    method: 'POST',
    headers: {'Content-Type': 'image/png'},
    content: SEARCH,
    status: 200,
  },
  {
    name: 'a packed answer where it is accepted',
    target: QUERIES,
    method: 'POST',
    headers: {'Accept-Encoding': 'gzip'},
    content: SEARCH,
    status: 200,
    expect: {'content-encoding': 'gzip', vary: /accept-encoding/i},
  },
  {
    name: 'recommendations',
    target: '/1/indexes/*/recommendations',
    method: 'POST',
    content:
      '{"requests":[{"indexName":"a","model":"related-products","objectID":"/glossary/:0","threshold":0}]}',
    status: 200,
    body: /^\{"results":\[\{"hits":\[/,
  },
  {
    name: 'passages for a question',
    target: '/1/indexes/babylon-docs/passages',
    method: 'POST',
    content: '{"question":"How long does unbonding take?"}',
    status: 200,
    body: /301 Bitcoin blocks/,
  },
  {
    name: 'a preflight',
    target: QUERIES,
    method: 'OPTIONS',
    headers: {
      Origin: 'https://other.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-algolia-api-key,x-algolia-application-id',
    },
    status: 204,
    expect: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': '*',
      'access-control-max-age': /^\d+$/,
    },
    body: /^$/,
  },
  ...(['GET', 'HEAD', 'PUT', 'DELETE'] as const).map((method) => ({
    name: `${method} on the search path`,
    target: QUERIES,
    method,
    status: 405,
    expect: {...ANY_SITE, allow: 'POST, OPTIONS', 'content-type': JSON_TYPE},
    body: method === 'HEAD' ? /^$/ : refused(405),
  })),
  {
    name: 'malformed JSON',
    target: QUERIES,
    method: 'POST',
    content: '{"requests":[',
    status: 400,
    expect: {...ANY_SITE, 'content-type': JSON_TYPE},
    body: /^\{"message":"invalid JSON in the body.*","status":400\}$/,
  },
  {
    name: 'no body',
    target: QUERIES,
    method: 'POST',
    content: '',
    status: 400,
    body: /^\{"message":.*"status":400\}$/,
  },
  {
    name: 'a wrong value',
    target: QUERIES,
    method: 'POST',
    content: '{"requests":[{"indexName":"a","hitsPerPage":-1}]}',
    status: 400,
    body: /^\{"message":.*"status":400\}$/,
  },
  {
    name: 'more hits than others can wait for',
    target: QUERIES,
    method: 'POST',
    content: `{"requests":[${Array(2).fill('{"indexName":"a","hitsPerPage":1000}').join(',')}]}`,
    status: 400,
    body: refused(400),
  },
  {
    name: 'another path of the hosted service',
    target: '/1/keys',
    method: 'POST',
    content: '{}',
    status: 404,
    expect: {...ANY_SITE, 'content-type': JSON_TYPE},
    body: refused(404),
  },
  {
    name: 'a body of just 64 kB',
    target: QUERIES,
    method: 'POST',
    content: SEARCH.padEnd(65_536),
    status: 200,
  },
  {
    name: 'a body over 64 kB',
    target: QUERIES,
    method: 'POST',
    content: SEARCH.padEnd(65_537),
    status: 413,
    expect: {'content-type': JSON_TYPE, 'access-control-allow-origin': '*'},
    body: refused(413),
  },
  {
    name: 'a body of a megabyte in one string',
    target: QUERIES,
    method: 'POST',
    content: `{"requests":[{"indexName":"a","query":"${'x'.repeat(2 ** 20)}"}]}`,
    status: 413,
    body: refused(413),
  },
  {
    name: 'a path that only begins alike is an ordinary one',
    target: '/1',
    status: 404,
    expect: {'content-type': /^text\/html/},
  },
  {
    name: 'other paths take no POST',
    target: '/10/indexes/*/queries',
    method: 'POST',
    content: SEARCH,
    status: 405,
    expect: {allow: 'GET, HEAD'},
  },
];
