import type {Server} from 'node:http';

/** Time in ms that open requests get to finish. */
const GRACE = 8_000;

/**
 * Stops accepting connections and resolves once open requests have finished. Connections that are
 * still open after `grace` ms are closed.
 */
export function closeServer(server: Server, grace = GRACE): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    // Otherwise a keep-alive connection would send further requests.
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.closeIdleConnections();
  });
}

/** Exits with status 0 on SIGTERM or SIGINT, after open requests have finished. */
export function closeOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void closeServer(server).then(() => process.exit(0));
    });
  }
}
