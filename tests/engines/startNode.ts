import {createServer} from 'node:http';

/** A node that a test has started. */
export type Node = {stop(): Promise<void>};

/**
 * Starts a node that returns these responses, by path. The CSP allows one port for each kind of node,
 * so this function waits until no other test uses the port.
 */
export async function startNode(
  port: number,
  responses: Readonly<Record<string, unknown>>,
): Promise<Node> {
  const server = createServer(({url = ''}, response) => {
    const isKnown = Object.hasOwn(responses, url);
    response.writeHead(isKnown ? 200 : 404, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(JSON.stringify(isKnown ? responses[url] : {error: 'not found'}));
  });
  const listen = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
  while (!(await listen())) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
