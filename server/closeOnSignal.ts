import type {Server} from 'node:http';

/** Time in ms that in-flight requests have to finish. */
const GRACE_MS = 8_000;

/**
 * Stops accepting connections and resolves once in-flight requests have finished. Connections that are
 * still open after `graceMs` ms are closed.
 */
export function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const forceClose = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(forceClose);
      resolve();
    });
    // Otherwise a keep-alive connection would send further requests.
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.closeIdleConnections();
  });
}

/** Exits with status 0 on SIGTERM or SIGINT, after in-flight requests have finished. */
export function closeOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void closeServer(server).then(() => process.exit(0));
    });
  }
}
