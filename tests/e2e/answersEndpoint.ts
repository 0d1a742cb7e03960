import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {searchWindow, windowOrigins} from '../../config/searchWindow';
import {RESEND} from './open';

/** Body of a request to the endpoint. */
export type Question = {readonly question: string};

/** Starts a mock answers service on its own port, and so on a different origin from the site. */
export async function startEndpoint(
  respond: (response: ServerResponse) => void,
): Promise<{endpoint: string; questions: Question[]; stop: () => void}> {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      questions.push(JSON.parse(body) as Question);
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {endpoint: `http://127.0.0.1:${port}/answers`, questions, stop};
}

/**
 * Sets the `answers` option of config/searchWindow.ts on the built site: rewrites its scripts, and
 * the CSP as finish/headers would write it. A second build would take a minute and a half.
 *
 * @returns a function that counts the rewritten scripts; 0 means that the build writes the option
 * differently
 */
export async function setEndpoint(page: Page, endpoint: string): Promise<() => number> {
  // A rewritten document has no IP address, so the browser would ask for permission before it connects to
  // a local server.
  await page.context().grantPermissions(['local-network-access']);
  let scripts = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch(RESEND);
    const text = await response.text();
    const nextOption = 'missingResultsUrl:"';
    if (text.includes(nextOption)) scripts += 1;
    const option = `answers:${JSON.stringify({endpoint})},${nextOption}`;
    await route.fulfill({response, body: text.replaceAll(nextOption, option)});
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
