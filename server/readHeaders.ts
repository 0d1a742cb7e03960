import {readFileSync} from 'node:fs';
import type {HeaderRule} from '../config/headers';
import type {HeadersFile} from '../finish/headers/headerFiles';

/**
 * Reads the header rules that the build wrote.
 *
 * @throws Error if the file is missing, if no rule sets a CSP for every page, or if the site was
 * built for a subfolder of a host, because its links would break on this server
 */
export function readHeaders(file: string): readonly HeaderRule[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `${file}: missing, because no build has finished. Build the site: npm run build`,
    );
  }
  const {baseUrl, rules} = JSON.parse(text) as HeadersFile;
  if (baseUrl !== '/') {
    throw new Error(
      `BASE_URL: the site was built for ${baseUrl}, but this server serves it at /. ` +
        'Build it again without BASE_URL: npm run build',
    );
  }
  const policy = rules.find(({prefix}) => prefix === '/')?.headers['Content-Security-Policy'];
  if (!policy) {
    throw new Error(
      `${file}: no rule for "/" with a Content-Security-Policy, so pages would be sent without one. ` +
        'Build the site again: npm run build',
    );
  }
  return rules;
}
