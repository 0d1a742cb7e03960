/** The part of Mermaid's API that is used; its script is before this one in the document. */
declare const mermaid: {
  initialize(options: {
    startOnLoad: boolean;
    securityLevel: 'strict';
    theme: 'default' | 'dark';
  }): void;
  render(id: string, text: string): Promise<{svg: string}>;
};

/** What the page asks for: the text, and the theme of its color mode. */
type Request = {type: 'draw'; text: string; theme: 'default' | 'dark'};

let drawn = 0;

window.addEventListener('message', ({source, origin, data}: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (isHello(data)) sayReady();
  else if (isRequest(data)) void draw(data);
});

async function draw({text, theme}: Request): Promise<void> {
  const target = document.querySelector('#diagram');
  if (!target) return;
  drawn += 1;
  mermaid.initialize({startOnLoad: false, securityLevel: 'strict', theme});
  try {
    const {svg} = await mermaid.render(`drawing-${drawn}`, text);
    // Mermaid's own output, from text of our own pages, in a document that can reach nothing.
    target.innerHTML = `<h1>Diagram</h1>${svg}`;
    const height = Math.ceil(target.getBoundingClientRect().height);
    window.parent.postMessage({type: 'drawn', height}, window.location.origin);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    window.parent.postMessage({type: 'failed', message}, window.location.origin);
  }
}

/** The page asks whether this document listens: it may have missed the first word. */
function isHello(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (value as {type?: unknown}).type === 'hello'
  );
}

function isRequest(value: unknown): value is Request {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as {type?: unknown}).type === 'draw' &&
    typeof (value as {text?: unknown}).text === 'string'
  );
}

function sayReady(): void {
  window.parent.postMessage({type: 'ready'}, window.location.origin);
}

sayReady();

export {};
