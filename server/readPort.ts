const DEFAULT = 3000;

/**
 * The port to listen on, from the environment variable PORT.
 *
 * @throws with the valid range when PORT is something else.
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) {
    throw new Error(
      `PORT must be a whole number from 1 to 65535, not ${JSON.stringify(value)}. ` +
        `Leave it out to use ${DEFAULT}.`,
    );
  }
  return port;
}
