import type {Server} from 'node:http';

/** How long open requests may take to end, in ms. */
const GRACE = 8_000;

/**
 * Stops accepting connections, lets open requests end, and resolves. Connections that are still
 * open after `grace` ms are cut.
 */
export function closeServer(server: Server, grace = GRACE): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    // A connection that is kept alive would otherwise carry on with further requests.
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.closeIdleConnections();
  });
}

/** Ends the process with status 0 on SIGTERM or SIGINT, after open requests have ended. */
export function closeOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void closeServer(server).then(() => process.exit(0));
    });
  }
}
