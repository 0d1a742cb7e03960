import {commands, type Command, type Engine, type Session} from './commands';
import {engines} from '../../scripts/programs';
import {freePort} from '../../server/testing/freePort';
import {makeHome, startProgram, waitForReady} from './program';

type DriverResponse = {value: {error?: string; message?: string} | null};

/** Debian's WebKitGTK, in a window on a virtual display. */
export const webkit: Engine = {
  program: engines.webkit,
  async start(): Promise<Session> {
    const home = makeHome();
    // Xvfb picks a free display and prints its number.
    const screen = startProgram(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      {},
    );
    const display = await waitForReady(screen, () => /^\d+$/m.exec(screen.readOutput())?.[0]);
    const port = await freePort();
    const driver = startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      HOME: home.folder,
      XDG_RUNTIME_DIR: home.folder,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
    });

    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body && JSON.stringify(body),
      });
      const {value} = (await response.json()) as DriverResponse;
      if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
      return value;
    };
    await waitForReady(driver, () => call('GET', '/status').catch(() => undefined));
    const {sessionId} = (await call('POST', '/session', {capabilities: {}})) as {
      sessionId: string;
    };

    return {
      send(command: Command, {id = '', ...args} = {}) {
        const [method, path] = commands[command];
        return call(
          method,
          `/session/${sessionId}${path.replace('{id}', id)}`,
          method === 'POST' ? args : undefined,
        );
      },
      async stop() {
        await driver.stop();
        await screen.stop();
        home.remove();
      },
    };
  },
};
