/**
 * The port to listen on.
 *
 * @throws Error with the valid range when the value is no port
 */
export function readPort(value: string | undefined, fallback = 3000): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}". Valid: a whole number from 0 to 65535. Fix: PORT=3000.`);
}
