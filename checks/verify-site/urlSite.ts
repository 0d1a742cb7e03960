import http from 'node:http';
import https from 'node:https';
import {MANIFEST} from '../../finish/manifest/manifest';
import type {CheckedSite} from './verifySite';

/** A place that no site has: what is answered there is the not-found page. */
const NOWHERE = 'no-page-is-here-for-verify-site/';

/** A server that is silent for this long has failed, in ms. */
const TIMEOUT = 30_000;

/** Largest answer that is read, in bytes. */
const MAX_SIZE = 64 * 1024 * 1024;

/**
 * A site that is served. Each file is asked for in each of its forms, as a browser would, and
 * compared as it was sent, before it is unpacked.
 */
export function urlSite(base: URL): CheckedSite {
  const root = base.href.endsWith('/') ? base.href : `${base.href}/`;
  return {
    async manifest() {
      const text = await ask(new URL(MANIFEST, root), 'identity');
      if (!Buffer.isBuffer(text))
        throw new Error(`${root}${MANIFEST} is not served: the site has no manifest.`);
      return text.toString('utf8');
    },
    read(file) {
      const [, plain = file, ending] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
      const encoding = {br: 'br', gz: 'gzip'}[ending ?? ''] ?? 'identity';
      if (plain === '404.html') return ask(new URL(NOWHERE, root), encoding, 404);
      const page = plain.replace(/(^|\/)index\.html$/, '$1');
      return ask(new URL(page.split('/').map(encodeURIComponent).join('/'), root), encoding);
    },
    // What static hosts read, and dotfiles, are not sent.
    skips: (file) => file.startsWith('_headers') || /(^|\/)\.(?!well-known\/)/.test(file),
  };
}

function ask(url: URL, encoding: string, status = 200): Promise<Buffer | 'not sent' | undefined> {
  const {get} = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new Error(`${url.href} was not answered: ${error.message}`, {cause: error}));
    const request = get(
      url,
      {headers: {'Accept-Encoding': encoding}, timeout: TIMEOUT},
      (reply) => {
        const chunks: Buffer[] = [];
        let size = 0;
        reply.on('error', fail);
        reply.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_SIZE) request.destroy(new Error(`more than ${MAX_SIZE} bytes`));
          chunks.push(chunk);
        });
        reply.on('end', () => {
          const sent = reply.headers['content-encoding'] ?? 'identity';
          if (reply.statusCode !== status) resolve(undefined);
          else resolve(sent === encoding ? Buffer.concat(chunks) : 'not sent');
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`silent for ${TIMEOUT / 1000} s`)));
    request.on('error', fail);
  });
}
