const DEFAULT_PORT = 3000;

/**
 * Reads the port to listen on from the value of PORT.
 *
 * @throws Error with the valid range if PORT isn't a port number
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) {
    throw new Error(
      `PORT: ${JSON.stringify(value)} is not a whole number from 1 to 65535. ` +
        `Unset it to use ${DEFAULT_PORT}.`,
    );
  }
  return port;
}
