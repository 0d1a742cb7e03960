import {readFileSync} from 'node:fs';
import type {HeaderRule} from '../config/headers';
import type {HeadersFile} from '../finish/headers/headerFiles';

/**
 * Reads the header rules that the build wrote.
 *
 * @throws when there are none, when no rule gives every page a content policy, or when the pages
 * were built for a folder of a host: their links would lead nowhere here.
 */
export function readHeaders(file: string): readonly HeaderRule[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is missing: no build has finished. Build the site: npm run build`);
  }
  const {baseUrl, rules} = JSON.parse(text) as HeadersFile;
  if (baseUrl !== '/') {
    throw new Error(
      `The site was built for the folder ${baseUrl} of a host, but this server sends it from /. ` +
        'Build it again without BASE_URL: npm run build',
    );
  }
  const policy = rules.find(({prefix}) => prefix === '/')?.headers['Content-Security-Policy'];
  if (!policy) {
    throw new Error(
      `${file} has no rule for "/" with a Content-Security-Policy, so pages would be sent without ` +
        'one. Build the site again: npm run build',
    );
  }
  return rules;
}
