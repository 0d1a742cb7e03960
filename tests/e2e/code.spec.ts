import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, openAndSettle, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const PAGE = '/contribute/components/';
const LIVE = '/contribute/live-components/';

function block(page: Page, name: string): Locator {
  return page.getByRole('group', {name}).locator('xpath=..');
}

test('code is highlighted in the HTML that the server sends', async ({request}) => {
  const html = await (await request.get(PAGE)).text();
  for (const language of ['rust', 'swift', 'objectivec', 'json', 'bash']) {
    const start = html.indexOf(`data-language=${language}`);
    expect(start, language).toBeGreaterThan(0);
    expect(html.slice(start, html.indexOf('</pre>', start)), language).toMatch(/class="?t-/);
  }
});

test('no highlighter is sent to the browser', async ({page}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await openAndSettle(page, PAGE);
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => /languages\.extend\(|insertBefore\("/.test(text))).toEqual([]);
});

test('a code block has a title, and its marked line is highlighted', async ({page}) => {
  await open(page, PAGE);
  const rust = page.getByRole('group', {name: 'src/main.rs'});
  const markedLine = rust.locator('[class~="line--marked"]');
  await expect(markedLine).toHaveCount(1);
  await expect(markedLine).toContainText('println!');
  const color = (line: Locator) => line.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await color(markedLine)).not.toBe(await color(rust.locator('.line').first()));
});

test('copying a console block copies only its commands', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await block(page, 'operator@node').getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block(page, 'operator@node').getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('babylond version');
});

test('without a clipboard API, as over plain HTTP, only the commands are copied too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const {clipboard} = navigator;
    Object.assign(window, {readCopied: () => clipboard.readText()});
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, PAGE);
  await block(page, 'operator@node').getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block(page, 'operator@node').getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = () =>
    page.evaluate(() => (window as unknown as {readCopied: () => Promise<string>}).readCopied());
  expect(await copied()).toBe('babylond version');
});

test('if the browser refuses to copy, the code is selected for Ctrl+C', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await open(page, PAGE);
  await block(page, 'operator@node').getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.getByRole('button', {name: 'Selected: press Ctrl+C'})).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('babylond version');
});

for (const path of [PAGE, '/operators/babylon_node/installation_guide/']) {
  test(`buttons above code have unique names: ${path}`, async ({page}) => {
    await page.goto(path);
    const names = await page
      .locator('main [data-code-action]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
}

test('long lines wrap on request', async ({page}) => {
  await open(page, PAGE);
  const bash = page.getByRole('group', {name: /^block \d+, bash$/}).first();
  const toggle = bash.locator('xpath=..').getByRole('button', {name: 'Toggle word wrap'});
  await expect(bash.locator('code')).toHaveCSS('white-space', 'pre');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(bash.locator('code')).toHaveCSS('white-space', 'pre-wrap');
});

test('live code loads on request, runs isolated from the page, and shows its errors', async ({
  page,
}) => {
  await open(page, LIVE);
  await expect(page.getByTitle('Result of the live code')).toHaveCount(0);
  await page.getByRole('button', {name: 'Edit and run'}).click();
  const frame = page.getByTitle('Result of the live code');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const result = page.frameLocator('iframe[title="Result of the live code"]');
  await expect(result.getByText('0.005 BTC')).toBeVisible();
  const editor = page.getByLabel('Live editor');
  await editor.fill((await editor.inputValue()).replace('500000', '700000'));
  await expect(result.getByText('0.007 BTC')).toBeVisible();
  // The result is below the editor.
  const [editorBox, frameBox] = [await editor.boundingBox(), await frame.boundingBox()];
  expect(editorBox && frameBox && frameBox.y > editorBox.y).toBe(true);
  await editor.fill('function Broken() {');
  await expect(
    page.getByRole('alert').filter({hasText: /expected|unexpected|error/i}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(result.getByText('0.005 BTC')).toBeVisible();
});

test('live code cannot reach the page, its storage or the network', async ({page}) => {
  await open(page, LIVE);
  await page.getByRole('button', {name: 'Edit and run'}).click();
  const result = page.frameLocator('iframe[title="Result of the live code"]');
  await expect(result.getByText('0.005 BTC')).toBeVisible();
  await page.getByLabel('Live editor').fill(`function Probe() {
    const [access, setAccess] = React.useState('waiting');
    React.useEffect(() => {
      let storage = 'open';
      try { localStorage.getItem('theme'); } catch { storage = 'closed'; }
      let parent = 'open';
      try { window.parent.document.title; } catch { parent = 'closed'; }
      fetch('/facts.json').then(() => 'open', () => 'closed').then((network) =>
        setAccess('storage ' + storage + ', parent ' + parent + ', network ' + network));
    }, []);
    return <p>{access}</p>;
  }`);
  await expect(result.getByText('storage closed, parent closed, network closed')).toBeVisible();
});

test('the chosen package manager applies to every page, even after a reload', async ({page}) => {
  await open(page, LIVE);
  const selected = page.getByRole('tab', {name: 'Yarn', selected: true});
  await page.getByRole('tab', {name: 'Yarn'}).click();
  await expect(selected).toHaveCount(1);
  await open(page, '/developers/');
  await expect(selected).toHaveCount(1);
});

test('a Mermaid diagram follows the color mode', async ({page}) => {
  await open(page, LIVE);
  const frame = page.getByTitle('Diagram', {exact: true});
  await frame.scrollIntoViewIfNeeded();
  const drawing = page.frameLocator('iframe[title="Diagram"]').locator('svg').first();
  await expect(drawing).toBeVisible({timeout: 60_000});
  await expect(frame).toHaveAttribute('data-diagram-theme', 'dark');
  await expect(drawing).toContainText('Withdrawal');
  const before = await drawing.innerHTML();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(frame).toHaveAttribute('data-diagram-theme', 'default');
  await expect.poll(() => drawing.innerHTML(), {timeout: 30_000}).not.toBe(before);
});

test('the diagram library is requested only on pages with a diagram', async ({page}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openAndSettle(page, '/guides/overview/');
  expect(requestedPaths.filter((path) => path.startsWith('/diagram/'))).toEqual([]);
  expect(requestedPaths.filter((path) => path.startsWith('/playground/'))).toEqual([]);
});
