/** The result of validating a URL that the reader typed. A URL with a warning is still usable. */
export type CustomServer = {url: string; warning?: string} | {error: string};

/** Maximum length of a URL, in characters. */
const MAX_LENGTH = 300;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Validates the URL of a custom server: https for any host, http for this machine only, no user name
 * or password. A host name with letters from another alphabet can look like a different one, so the
 * warning shows the name that the browser will look up.
 */
export function checkCustomServer(input: string): CustomServer {
  const text = input.trim();
  if (text === '') {
    return {error: 'Enter the URL of your server, for example https://node.example:1317.'};
  }
  if (text.length > MAX_LENGTH) {
    return {error: `The URL is longer than ${MAX_LENGTH} characters.`};
  }
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) {
    return {error: 'The URL contains a space, a line break or an invisible character. Remove it.'};
  }
  if (!/^https?:\/\//i.test(text)) {
    return {error: 'The URL must begin with https:// (or http:// for this machine).'};
  }
  if (text.includes('\\')) {
    return {error: 'The URL contains a backslash. Use / instead.'};
  }
  if (!URL.canParse(text)) {
    return {error: 'Not a valid URL. Use one such as https://node.example:1317.'};
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text)) {
    return {error: 'The URL contains a user name or password before @. Remove that part.'};
  }
  if (/[?#]/.test(text)) {
    return {error: 'The URL contains ? or #. Remove that character and everything after it.'};
  }
  if (url.protocol === 'http:' && !LOOPBACK_HOSTS.has(url.hostname)) {
    return {
      error:
        'http:// is accepted for localhost, 127.0.0.1 and [::1] only. Use https:// for other machines.',
    };
  }
  const base = url.href.replace(/\/+$/, '');
  if (!/(^|\.)xn--/.test(url.hostname)) return {url: base};
  return {
    url: base,
    warning: `The host name has letters from another alphabet, which can look like a different name. It is actually ${url.hostname}.`,
  };
}
