import {fromHtml} from 'hast-util-from-html';
import type {ReadFile} from '../../search/engine/openIndex';
import {buildIndex} from '../../search/index/buildIndex';
import {extractRecords} from '../../search/index/extractRecords';

/** Builds the files of an index over a few pages, given by path as the HTML of their articles. */
export function indexOf(pages: Readonly<Record<string, string>>): Map<string, string> {
  return buildIndex(
    Object.entries(pages).flatMap(([url, body]) =>
      extractRecords(fromHtml(`<article>${body}</article>`), {url, area: 'Guides'}),
    ),
  );
}

/** Reads files from a map, which a test may change, and records the requested paths. */
export function readFrom(files: Map<string, string>): {read: ReadFile; requestedPaths: string[]} {
  const requestedPaths: string[] = [];
  const read: ReadFile = (path) => {
    requestedPaths.push(path);
    const text = files.get(path);
    return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
  };
  return {read, requestedPaths};
}

/** A small site with a guide, a command, an API page and a glossary. */
export const PAGES = {
  '/guides/unbonding/':
    '<h1>Unbonding</h1><p>Unbonding returns a stake to its owner.</p>' +
    '<h2 id="how-long">How long it takes</h2><p>It takes 301 Bitcoin blocks, about 50 hours.</p>' +
    '<h2 id="never">What you must not do</h2><p>Do not sign twice. Do not share keys.</p>',
  '/operators/create-bls-key/':
    '<h1>babylond create-bls-key</h1><p>Makes the key of a validator.</p>' +
    '<h2 id="flags">Flags</h2><table><tr id="flag-home"><td>--keyring-backend</td>' +
    '<td>where keys are kept</td></tr></table>',
  '/api/delegations/':
    '<h1>Get delegations</h1><p>GET /v2/delegations?staker_pk_hex=… lists delegations.</p>' +
    '<h2 id="answer">Answer</h2><details id="field-state"><summary><code>state</code> string' +
    '</summary><p>One of ACTIVE, UNBONDING.</p></details>',
  '/glossary/':
    '<h1>Glossary</h1><h2 id="finality-provider">Finality provider</h2>' +
    '<p>Signs blocks with EOTS keys &lt;b&gt;never twice&lt;/b&gt; &amp; earns commission.</p>' +
    '<h2 id="validator">Validator</h2><p>Proposes blocks of the chain.</p>',
} as const;
