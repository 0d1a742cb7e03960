import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {searchWindow, windowOrigins} from '../../config/searchWindow';
import {RESEND} from './open';

/** Requests that the endpoint received. */
export type Question = {readonly question: string};

/** A service that writes answers, on its own port like another origin. */
export async function startEndpoint(
  reply: (response: ServerResponse) => void,
): Promise<{endpoint: string; questions: Question[]; stop: () => void}> {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      questions.push(JSON.parse(body) as Question);
      reply(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {endpoint: `http://127.0.0.1:${port}/answers`, questions, stop};
}

/**
 * Gives the built site the option `answers` of config/searchWindow.ts, which a second build would
 * take a minute and a half for: in its scripts, and in the policy as finish/headers
 * would write it.
 *
 * @returns how many scripts were changed; none means that the build writes the option differently
 */
export async function configure(page: Page, endpoint: string): Promise<() => number> {
  // A document from a test has no address, so the browser would ask for permission first.
  await page.context().grantPermissions(['local-network-access']);
  let scripts = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch(RESEND);
    const text = await response.text();
    const place = 'missingResultsUrl:"';
    if (text.includes(place)) scripts += 1;
    const option = `answers:${JSON.stringify({endpoint})},${place}`;
    await route.fulfill({response, body: text.replaceAll(place, option)});
  });
  const connect = windowOrigins({...searchWindow, answers: {endpoint}});
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch(RESEND);
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy.replace(
        'connect-src ',
        `connect-src ${connect.join(' ')} `,
      );
      await route.fulfill({response, headers});
    },
  );
  return () => scripts;
}
