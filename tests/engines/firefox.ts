import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {commands, type Engine, type Session} from './commands';
import {findCommand, engines} from '../../scripts/programs';
import {openMarionette} from './marionette';
import {makeHome, startProgram, waitForReady} from './program';

/** With port 0, Firefox chooses a free port and writes its number into the profile folder. */
const PREFERENCES = `user_pref('marionette.port', 0);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.page', 0);
user_pref('browser.aboutwelcome.enabled', false);
`;

/** The installed Firefox, in headless mode. */
export const firefox: Engine = {
  program: engines.firefox,
  async start(): Promise<Session> {
    const home = makeHome();
    writeFileSync(path.join(home.folder, 'user.js'), PREFERENCES);
    const program = startProgram(
      findCommand(engines.firefox.commands[0]) ?? '',
      ['--headless', '--no-remote', '--marionette', '--profile', home.folder],
      {HOME: home.folder, MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '1000'},
    );
    const port = await waitForReady(program, () => {
      try {
        return (
          Number(readFileSync(path.join(home.folder, 'MarionetteActivePort'), 'utf8')) || undefined
        );
      } catch {
        return undefined;
      }
    });
    const connection = await openMarionette(port);
    await connection.send('WebDriver:NewSession', {});
    return {
      async send(command, args = {}) {
        const result = await connection.send(`WebDriver:${commands[command][2]}`, args);
        return (result as {value?: unknown}).value;
      },
      async stop() {
        connection.close();
        await program.stop();
        home.remove();
      },
    };
  },
};
