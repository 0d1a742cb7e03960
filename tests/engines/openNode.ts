import {createServer} from 'node:http';

/** A node that a test has started. */
export type Node = {stop(): Promise<void>};

/**
 * A node with a few responses, by path. The content policy allows one port for each kind of node, so
 * it waits until no other test uses it.
 */
export async function openNode(
  port: number,
  answers: Readonly<Record<string, unknown>>,
): Promise<Node> {
  const server = createServer(({url = ''}, reply) => {
    const found = Object.hasOwn(answers, url);
    reply.writeHead(found ? 200 : 404, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    });
    reply.end(JSON.stringify(found ? answers[url] : {error: 'not found'}));
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
