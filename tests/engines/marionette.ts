import {connect} from 'node:net';

/** A response of Firefox: message type, number of the command, error, result. */
type CommandResponse = [1, number, {error: string; message: string} | null, unknown];

/** A connection to Firefox. */
export type Marionette = {
  /** @throws Error whose message begins with the error code of the standard */
  send(name: string, args: object): Promise<unknown>;
  close(): void;
};

/**
 * Connects to Firefox, which accepts WebDriver commands as `length:JSON` over TCP. geckodriver would
 * translate from the standard's HTTP, but no Debian package contains it.
 */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const pending = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  let received: Buffer = Buffer.alloc(0);
  let lastNumber = 0;

  const settle = ([, number, error, result]: CommandResponse) => {
    const command = pending.get(number);
    pending.delete(number);
    if (error) command?.reject(new Error(`${error.error}: ${error.message}`));
    else command?.resolve(result);
  };

  await new Promise<void>((resolve, reject) => {
    const fail = (error = new Error('Firefox has exited.')) => {
      reject(error);
      pending.forEach((command) => command.reject(error));
      pending.clear();
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
        // The first message is a greeting, the only one that is not an array.
        if (Array.isArray(message)) settle(message as CommandResponse);
        else resolve();
      }
    });
  });

  return {
    send(name, args) {
      const number = (lastNumber += 1);
      const text = JSON.stringify([0, number, name, args]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => pending.set(number, {resolve, reject}));
    },
    close: () => void socket.destroy(),
  };
}
