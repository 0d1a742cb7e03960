import {expect} from '@playwright/test';
import {ELEMENT, type Session} from './commands';
import type {Gate} from './gate';

/** Code points that the standard assigns to named keys; any other key is its own character. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Elements with an implicit role. */
const NATIVE: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button, summary',
  combobox: 'select',
  dialog: 'dialog',
  form: 'form',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  region: 'section',
  row: 'tr',
  searchbox: 'input[type=search]',
  status: 'output',
  table: 'table',
  textbox: 'input:not([type]), input[type=text], textarea',
};

/** Visible elements of a role with a matching name; runs in the page, so it has only its arguments. */
const FIND = `
const [selector, name, isPattern, within] = arguments;
const textOf = (id) => document.getElementById(id)?.textContent ?? '';
const nameOf = (one) =>
  (one.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ||
  one.getAttribute('aria-label') ||
  [...(one.labels ?? [])].map((label) => label.textContent).join(' ') ||
  one.textContent ||
  one.title).replace(/\\s+/g, ' ').trim();
const fits = (text) =>
  name === null || (isPattern ? new RegExp(name).test(text) : text === name);
return [...(within ?? document).querySelectorAll(selector)].filter(
  (one) => one.checkVisibility({visibilityProperty: true}) && fits(nameOf(one)),
);`;

/** An element in the protocol. */
type Handle = {readonly [ELEMENT]: string};

/** A locator: it queries the page again whenever it is used, until it finds the element. */
export type Part = {
  click(): Promise<void>;
  focus(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** Puts a long text into a field at once. */
  paste(text: string): Promise<void>;
  /** Chooses one of a list by its value, as with the pointer. */
  choose(value: string): Promise<void>;
  /** The computed role and name, as a screen reader announces them. */
  heard(): Promise<string>;
  /** @param expression of JavaScript, with the element as \`it\` */
  read<T>(expression: string): Promise<T>;
  count(): Promise<number>;
  find(role: string, name?: string | RegExp): Part;
};

/** A reader's actions in an engine, and what they see. */
export class View {
  constructor(
    private readonly session: Session,
    readonly gate: Gate,
  ) {}

  /** The same window, for pages of another site. */
  behind(gate: Gate): View {
    return new View(this.session, gate);
  }

  /** Opens a page, and waits until it responds to clicks. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.hydrated();
  }

  /** Opens a page that may not respond. */
  visit(path: string): Promise<unknown> {
    return this.session.send('open', {url: this.gate.origin + path});
  }

  /** Clears the storage, from a page without scripts. */
  async clear(): Promise<void> {
    await this.visit('/robots.txt');
    await this.read('localStorage.clear() ?? sessionStorage.clear()');
  }

  async reload(): Promise<void> {
    await this.session.send('reload');
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until('document.documentElement.dataset.hasHydrated', 'true');
  }

  goBack(): Promise<unknown> {
    return this.session.send('goBack');
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.session.send('resize', {width, height});
  }

  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T> {
    return this.run<T>(`return ${expression}`, []);
  }

  /** Waits until an expression has a value, or its text matches a pattern. */
  async until(expression: string, expected: unknown): Promise<void> {
    const value = () => this.read(expression).catch((error: Error) => error.message);
    if (expected instanceof RegExp)
      await expect.poll(value, {message: expression}).toMatch(expected);
    else await expect.poll(value, {message: expression}).toEqual(expected);
  }

  /** The path of the open page, with its query and hash. */
  async isAt(address: string): Promise<void> {
    await this.until('location.pathname + location.search + location.hash', address);
  }

  /** Presses a key, or keys together, as in \`Control+k\`. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => KEYS[key] ?? key);
    await this.act([
      ...values.map((value) => ({type: 'keyDown', value})),
      ...values.toReversed().map((value) => ({type: 'keyUp', value})),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.act(
      [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );
  }

  /** The first visible element of a role with this name, or with a name that matches the pattern. */
  find(role: string, name?: string | RegExp, within?: () => Promise<Handle>): Part {
    const selector = `[role="${role}"], :is(${NATIVE[role] ?? 'none'}):not([role])`;
    const pattern = name instanceof RegExp;
    const all = async () => {
      const args = [
        selector,
        (pattern ? name.source : name) ?? null,
        pattern,
        within ? await within() : null,
      ];
      // An element that is re-rendered during the query counts as missing.
      return this.run<Handle[]>(FIND, args).catch((error: Error) => {
        if (/stale element/.test(error.message)) return [];
        throw error;
      });
    };
    const label = `${role} ${name?.toString() ?? ''}`;
    const withIt = async <T>(action: (handle: Handle) => Promise<T>): Promise<T> => {
      let result: {value: T} | undefined;
      // An element that is re-rendered in between is queried again.
      await expect(async () => {
        const [first] = await all();
        if (!first) throw new Error(`There is no ${label}`);
        result = {value: await action(first)};
      }, label).toPass({timeout: 30_000});
      return result!.value;
    };
    const first = () => withIt((handle) => Promise.resolve(handle));
    const read = <T>(expression: string) =>
      withIt((handle) => this.run<T>(`const it = arguments[0]; return ${expression}`, [handle]));
    return {
      click: async () => {
        await withIt(({[ELEMENT]: id}) => this.session.send('click', {id}));
      },
      focus: async () => {
        await read('it.focus()');
      },
      fill: async (text) => {
        await read('it.focus() ?? it.select()');
        await this.press('Backspace');
        await this.type(text);
      },
      paste: async (text) => {
        await read(
          `it.focus() ?? document.execCommand('insertText', false, ${JSON.stringify(text)})`,
        );
      },
      choose: async (value) => {
        await read(`[...it.options].find((one) => one.value === '${value}').selected = true`);
        await read("it.dispatchEvent(new Event('change', {bubbles: true}))");
      },
      heard: () =>
        withIt(async ({[ELEMENT]: id}) => {
          const [heardRole, heardName] = [
            await this.session.send('readRole', {id}),
            await this.session.send('readLabel', {id}),
          ];
          return `${heardRole as string} "${heardName as string}"`;
        }),
      read,
      count: async () => (await all()).length,
      find: (innerRole, innerName) => this.find(innerRole, innerName, first),
    };
  }

  /** Waits until something is visible. */
  async sees(part: Part): Promise<void> {
    await expect.poll(() => part.count()).toBeGreaterThan(0);
  }

  /** Waits until something is gone. */
  async misses(part: Part): Promise<void> {
    await expect.poll(() => part.count()).toBe(0);
  }

  /** Waits until something has the focus. */
  async hasFocus(part: Part): Promise<void> {
    await expect.poll(() => part.read('document.activeElement === it')).toBe(true);
  }

  /** Waits until the text of something matches. */
  async reads(part: Part, text: RegExp): Promise<void> {
    await expect.poll(() => part.read('it.textContent')).toMatch(text);
  }

  private async act(actions: object[]): Promise<void> {
    await this.session.send('act', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  private async run<T>(script: string, args: unknown[]): Promise<T> {
    return (await this.session.send('run', {script, args})) as T;
  }
}
