import {connect} from 'node:net';

/** Firefox's response: its kind, the number of the command, an error, a result. */
type CommandResponse = [1, number, {error: string; message: string} | null, unknown];

/** A connection to Firefox. */
export type Marionette = {
  /** @throws Error that begins with the standard's name of what went wrong */
  send(name: string, args: object): Promise<unknown>;
  close(): void;
};

/**
 * Firefox accepts WebDriver commands in its own framing, `length:JSON` over TCP, which geckodriver
 * translates to the standard's; no Debian package contains that program.
 */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  let received: Buffer = Buffer.alloc(0);
  let count = 0;

  const take = ([, number, error, result]: CommandResponse) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error) one?.reject(new Error(`${error.error}: ${error.message}`));
    else one?.resolve(result);
  };

  await new Promise<void>((resolve, reject) => {
    const fail = (error = new Error('Firefox has exited.')) => {
      reject(error);
      waiting.forEach((one) => one.reject(error));
      waiting.clear();
    };
    socket.on('error', fail).on('close', () => fail());
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.subarray(0, colon));
        if (colon < 0 || received.length < end) return;
        const message = JSON.parse(received.toString('utf8', colon + 1, end)) as
          CommandResponse | object;
        received = received.subarray(end);
        // The first is a greeting.
        if (Array.isArray(message)) take(message as CommandResponse);
        else resolve();
      }
    });
  });

  return {
    send(name, args) {
      const number = (count += 1);
      const text = JSON.stringify([0, number, name, args]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => waiting.set(number, {resolve, reject}));
    },
    close: () => void socket.destroy(),
  };
}
