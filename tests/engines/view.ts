import {expect} from '@playwright/test';
import {ELEMENT, type Session} from './commands';
import type {TestProxy} from './testProxy';

/** Code points that the standard assigns to named keys; any other key is sent as its character. */
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

/** Selectors of the elements with an implicit role, by role. */
const IMPLICIT: Readonly<Record<string, string>> = {
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

/** Finds the visible elements of a role with a matching name; runs in the page, so it has no imports. */
const FIND = `
const [selector, name, isPattern, within] = arguments;
const textOf = (id) => document.getElementById(id)?.textContent ?? '';
const nameOf = (element) =>
  (element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ||
  element.getAttribute('aria-label') ||
  [...(element.labels ?? [])].map((label) => label.textContent).join(' ') ||
  element.textContent ||
  element.title).replace(/\\s+/g, ' ').trim();
const matches = (text) =>
  name === null || (isPattern ? new RegExp(name).test(text) : text === name);
return [...(within ?? document).querySelectorAll(selector)].filter(
  (element) => element.checkVisibility({visibilityProperty: true}) && matches(nameOf(element)),
);`;

/** A reference to an element in the WebDriver protocol. */
type Handle = {readonly [ELEMENT]: string};

/** A way to find an element: queries the page whenever it is used, until it finds the element. */
export type Locator = {
  click(): Promise<void>;
  focus(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** Inserts a long text into a field in one step. */
  paste(text: string): Promise<void>;
  /** Selects the option of a list with this value. */
  choose(value: string): Promise<void>;
  /** @param expression JavaScript in which `it` is the element */
  read<T>(expression: string): Promise<T>;
  count(): Promise<number>;
  find(role: string, name?: string | RegExp): Locator;
};

/** A reader's actions in an engine, and expectations about the page. */
export class View {
  constructor(
    private readonly session: Session,
    readonly proxy: TestProxy,
  ) {}

  /** The same window, for pages of another site. */
  through(proxy: TestProxy): View {
    return new View(this.session, proxy);
  }

  /** Opens a page, and waits until it responds to clicks. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.hydrated();
  }

  /** Opens a page without waiting for its scripts. */
  visit(path: string): Promise<unknown> {
    return this.session.send('open', {url: this.proxy.origin + path});
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
    await this.expectValue('document.documentElement.dataset.hasHydrated', 'true');
  }

  goBack(): Promise<unknown> {
    return this.session.send('goBack');
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.session.send('resize', {width, height});
  }

  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T> {
    return this.run<T>(`return ${expression}`, []);
  }

  /** Waits until an expression in the page has this value, or matches this pattern. */
  async expectValue(expression: string, expected: unknown): Promise<void> {
    const value = () => this.read(expression).catch((error: Error) => error.message);
    if (expected instanceof RegExp)
      await expect.poll(value, {message: expression}).toMatch(expected);
    else await expect.poll(value, {message: expression}).toEqual(expected);
  }

  /** Waits until the open page has this path, query and hash. */
  async expectUrl(address: string): Promise<void> {
    await this.expectValue('location.pathname + location.search + location.hash', address);
  }

  /** Presses a key, or keys together, as in `Control+k`. */
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

  /**
   * Locates the first visible element with this role whose name equals the string or matches the pattern.
   */
  find(role: string, name?: string | RegExp, within?: () => Promise<Handle>): Locator {
    const selector = `[role="${role}"], :is(${IMPLICIT[role] ?? 'none'}):not([role])`;
    const isPattern = name instanceof RegExp;
    const findAll = async () => {
      const args = [
        selector,
        (isPattern ? name.source : name) ?? null,
        isPattern,
        within ? await within() : null,
      ];
      // An element that is re-rendered during the query counts as missing.
      return this.run<Handle[]>(FIND, args).catch((error: Error) => {
        if (/stale element/.test(error.message)) return [];
        throw error;
      });
    };
    const description = `${role} ${name?.toString() ?? ''}`;
    const withElement = async <T>(action: (handle: Handle) => Promise<T>): Promise<T> => {
      let result: {value: T} | undefined;
      // An element that is re-rendered in between is queried again.
      await expect(async () => {
        const [first] = await findAll();
        if (!first) throw new Error(`There is no ${description}`);
        result = {value: await action(first)};
      }, description).toPass({timeout: 30_000});
      return result!.value;
    };
    const first = () => withElement((handle) => Promise.resolve(handle));
    const read = <T>(expression: string) =>
      withElement((handle) =>
        this.run<T>(`const it = arguments[0]; return ${expression}`, [handle]),
      );
    return {
      click: async () => {
        await withElement(({[ELEMENT]: id}) => this.session.send('click', {id}));
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
        await read(`[...it.options].find((option) => option.value === '${value}').selected = true`);
        await read("it.dispatchEvent(new Event('change', {bubbles: true}))");
      },
      read,
      count: async () => (await findAll()).length,
      find: (innerRole, innerName) => this.find(innerRole, innerName, first),
    };
  }

  /** Waits until an element is visible. */
  async expectVisible(locator: Locator): Promise<void> {
    await expect.poll(() => locator.count()).toBeGreaterThan(0);
  }

  /** Waits until no such element is visible. */
  async expectHidden(locator: Locator): Promise<void> {
    await expect.poll(() => locator.count()).toBe(0);
  }

  /** Waits until an element has the focus. */
  async expectFocused(locator: Locator): Promise<void> {
    await expect.poll(() => locator.read('document.activeElement === it')).toBe(true);
  }

  /** Waits until the text of an element matches. */
  async expectText(locator: Locator, text: RegExp): Promise<void> {
    await expect.poll(() => locator.read('it.textContent')).toMatch(text);
  }

  private async act(actions: object[]): Promise<void> {
    await this.session.send('act', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  private async run<T>(script: string, args: unknown[]): Promise<T> {
    return (await this.session.send('run', {script, args})) as T;
  }
}
