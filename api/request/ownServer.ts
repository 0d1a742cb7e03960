/** An address typed by the reader, judged. `warning` does not keep it from being used. */
export type OwnServer = {url: string; warning?: string} | {error: string};

/** Longest address that is looked at. */
const MAX_LENGTH = 300;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Judges the address of the reader's own server: https anywhere, http on this machine only, no
 * name or password in it. A name with letters of other alphabets can look like another name, so
 * it is shown as the browser will really ask it.
 */
export function checkOwnServer(typed: string): OwnServer {
  const text = typed.trim();
  if (text === '') {
    return {error: 'Enter the address of your server, for example https://node.example:1317.'};
  }
  if (text.length > MAX_LENGTH) {
    return {error: `The address is longer than ${MAX_LENGTH} characters.`};
  }
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) {
    return {
      error: 'The address contains a space, a line break or an invisible character. Remove it.',
    };
  }
  if (!/^https?:\/\//i.test(text)) {
    return {error: 'The address must begin with https:// (or http:// for this machine).'};
  }
  if (text.includes('\\')) {
    return {error: 'The address contains a backslash. Use / instead.'};
  }
  if (!URL.canParse(text)) {
    return {error: 'This is no address. Write it like https://node.example:1317.'};
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text)) {
    return {error: 'The address contains a user name or password before @. Remove that part.'};
  }
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(text)) {
    return {error: 'Leave out ? and # and what follows them.'};
  }
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    return {
      error:
        'http:// is accepted for localhost, 127.0.0.1 and [::1] only. Use https:// for other machines.',
    };
  }
  const base = url.href.replace(/\/+$/, '');
  if (/(^|\.)xn--/.test(url.hostname)) {
    return {
      url: base,
      warning: `The host name has letters of another alphabet, which can look like a different name. It is actually ${url.hostname}.`,
    };
  }
  return {url: base};
}
