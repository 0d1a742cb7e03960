/** The part of Mermaid's API that is used. The document loads Mermaid's script before this one. */
declare const mermaid: {
  initialize(options: {
    startOnLoad: boolean;
    securityLevel: 'strict';
    theme: 'default' | 'dark';
  }): void;
  render(id: string, text: string): Promise<{svg: string}>;
};

/** A message from the page, which checks whether this document is ready or sends text to draw. */
type Message = {type: 'hello'} | {type: 'draw'; text: string; theme: 'default' | 'dark'};

let drawingCount = 0;

window.addEventListener('message', ({source, origin, data}: MessageEvent<Message>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (data.type === 'hello') postToPage({type: 'ready'});
  if (data.type === 'draw') void draw(data);
});

async function draw({text, theme}: Extract<Message, {type: 'draw'}>): Promise<void> {
  const target = document.querySelector('#diagram')!;
  drawingCount += 1;
  mermaid.initialize({startOnLoad: false, securityLevel: 'strict', theme});
  try {
    const {svg} = await mermaid.render(`drawing-${drawingCount}`, text);
    // Safe: Mermaid generates this from the text of our own pages, in a document without any access.
    target.innerHTML = `<h1>Diagram</h1>${svg}`;
    postToPage({type: 'drawn', height: Math.ceil(target.getBoundingClientRect().height)});
  } catch (error) {
    postToPage({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

function postToPage(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

postToPage({type: 'ready'});

export {};
