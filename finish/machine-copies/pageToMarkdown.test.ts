import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {pageToMarkdown} from './pageToMarkdown';

const ADDRESS = 'https://docs.example/stakers/exit/';

/** A built page with the theme's markup. */
function built(article: string, head = ''): string {
  return (
    `<html><head><title>Exit | Docs</title>${head}</head><body><nav>Menu</nav><main><article>` +
    '<header><h1>Exit</h1><div><span data-mark=values>Values as of <span>' +
    '<time datetime="2025-04-04">4 April 2025</time></span><span> to ' +
    '<time datetime="2026-07-01">1 July 2026</time></span></span></div><p><a href="index.md">View</a>' +
    `<button>Copy as Markdown</button></p></header>${article}</article></main></body></html>`
  );
}

const MODEL = {
  status: 'testnet only',
  networks: ['bbn-1'],
  verified: '2026-11-21',
  walked: 'Nobody has tested these steps as written yet.',
};

/** The text below the title. */
function textOf(article: string): string {
  const copy = pageToMarkdown(fromHtml(built(article)), ADDRESS);
  return copy?.markdown.split('\n# Exit\n\n')[1]?.trimEnd() ?? '';
}

test('front matter contains the URL, the metadata and the dates of the page', () => {
  const head =
    '<meta name="description" content="How to: &quot;leave&quot;.">' +
    '<link rel="canonical" href="https://docs.example/canonical/">';
  expect(pageToMarkdown(fromHtml(built('<p>Wait.</p>', head)), ADDRESS, MODEL)).toEqual({
    title: 'Exit',
    description: 'How to: "leave".',
    url: 'https://docs.example/canonical/',
    markdown: [
      '---',
      'title: "Exit"',
      'description: "How to: \\"leave\\"."',
      'url: "https://docs.example/canonical/"',
      'status: "testnet only"',
      'networks: ["bbn-1"]',
      'facts_checked: "2026-11-21"',
      'values_as_of: ["2025-04-04","2026-07-01"]',
      'walked: "Nobody has tested these steps as written yet."',
      '---',
      '',
      '# Exit',
      '',
      'Wait.',
      '',
    ].join('\n'),
  });
});

test('a page that must not be indexed has no copy', () => {
  const html = built('<p>Text.</p>', '<meta name="robots" content="noindex, nofollow">');
  expect(pageToMarkdown(fromHtml(html), ADDRESS)).toBeUndefined();
});

test('a value is plain text with its unit, and controls are omitted', () => {
  const value = '<span role="button" data-fact="a.b" title="Source">0.005 BTC</span>';
  const term = '<span role="button" data-term="stake" title="Meaning">stake</span>';
  expect(textOf(`<p>At least ${value} a ${term}.</p><button>Zoom</button>`)).toBe(
    'At least 0.005 BTC a stake.',
  );
});

test('comments that React inserts between text nodes are omitted', () => {
  expect(textOf('<p>least <!-- -->1<!-- -->.</p>')).toBe('least 1.');
});

test('links and images have absolute URLs, and heading anchor links are omitted', () => {
  const heading = '<h2 id="a">Next<a class="hash-link" href="#a">#</a></h2>';
  const text =
    '<p><a href="/stakers/">All</a>, <a href="#a">above</a> <img src="/a.png" alt="A"></p>';
  expect(textOf(heading + text)).toBe(
    '## Next\n\n[All](https://docs.example/stakers/), ' +
      '[above](https://docs.example/stakers/exit/#a) ![A](https://docs.example/a.png)',
  );
});

test('code keeps its language, title and lines, but not its buttons', () => {
  const code = (title: string, text: string) =>
    `<div data-language="bash"><div><span>${title}</span><button data-code-action="copy"><span>Copy` +
    `</span></button></div><pre aria-label="${title}, block 2"><code>${text}</code></pre></div>`;
  const lines = '<span>a --b</span>\n<span>  c &lt;d&gt;</span>\n';
  expect(textOf(code('staker@node', lines) + code('bash', '```\n'))).toBe(
    '```bash title="staker@node"\na --b\n  c <d>\n```\n\n````bash\n```\n````',
  );
});

test('the method and path of an operation become one code block', () => {
  const line =
    '<div class="api-line" data-language="http"><span>GET</span> <code>/v1/trees/{height}</code>' +
    '<button data-code-action="copy"><span>Copy</span></button></div>';
  expect(textOf(line)).toBe('```http\nGET /v1/trees/{height}\n```');
});

test('a table keeps its cells, and numbers stay right-aligned', () => {
  const table =
    '<table><thead><tr><td></td><th class="number">Height</th></tr></thead><tbody><tr><th>v1</th>' +
    '<td class="number"><code>a|b</code></td></tr></tbody></table>';
  expect(textOf(table)).toBe('| | Height |\n| - | -: |\n| v1 | `a\\|b` |');
});

test('empty code leaves its cell empty', () => {
  const table =
    '<table><thead><tr><th>Cut</th><th>Module</th></tr></thead><tbody><tr><th></th>' +
    '<td><code></code></td></tr></tbody></table>';
  expect(textOf(table)).toBe('| Cut | Module |\n| - | - |\n| | |');
});

test('a callout becomes a blockquote that starts with its kind and title', () => {
  const callout = (title: string) =>
    `<div class="theme-admonition theme-admonition-danger"><div>${title}</div><div><p>Wait.</p></div></div>`;
  expect(textOf(callout('Irreversible'))).toBe('> **Danger: Irreversible**\n>\n> Wait.');
  expect(textOf(callout('danger'))).toBe('> **Danger**\n>\n> Wait.');
});

test('a figure is described once, by its title, description and caption', () => {
  const svg = (id: string) =>
    `<svg role="img"><title id="${id}">An epoch</title><desc>Ten blocks.</desc><text>x</text></svg>`;
  const figure = `<figure><div>${svg('a')}</div><div>${svg('b')}</div><figcaption>See the end.</figcaption></figure>`;
  expect(textOf(figure)).toBe('**Figure: An epoch.** Ten blocks.\n\nSee the end.');
});

test('every tab is included below its name', () => {
  const tabs =
    '<div class="theme-tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul>' +
    '<div><div role="tabpanel"><p>A</p></div><div role="tabpanel" hidden><p>B</p></div></div></div>';
  expect(textOf(tabs)).toBe('**npm**\n\nA\n\n**Yarn**\n\nB');
});

test('identifiers, URLs and email addresses are not escaped, but Markdown syntax is', () => {
  expect(textOf('<p>max_body_bytes at http://a.example/x_y or a@b.example, *not* _this_</p>')).toBe(
    'max_body_bytes at http://a.example/x_y or a@b.example, \\*not\\* \\_this\\_',
  );
});

test('an ordered list keeps its start number', () => {
  expect(textOf('<ol start="3"><li>Wait</li><li>Check</li></ol>')).toBe('3. Wait\n4. Check');
});
