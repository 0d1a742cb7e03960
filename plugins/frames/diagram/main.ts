/** The part of Mermaid that is used; the document loads its script before this one. */
declare const mermaid: {
  initialize(options: {
    startOnLoad: boolean;
    securityLevel: 'strict';
    theme: 'default' | 'dark';
  }): void;
  render(id: string, text: string): Promise<{svg: string}>;
};

/** A message from the page, which asks whether this document is ready, or sends text to draw. */
type Message = {type: 'hello'} | {type: 'draw'; text: string; theme: 'default' | 'dark'};

let drawings = 0;

window.addEventListener('message', ({source, origin, data}: MessageEvent<Message>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (data.type === 'hello') reply({type: 'ready'});
  if (data.type === 'draw') void draw(data);
});

async function draw({text, theme}: Extract<Message, {type: 'draw'}>): Promise<void> {
  const target = document.querySelector('#diagram')!;
  drawings += 1;
  mermaid.initialize({startOnLoad: false, securityLevel: 'strict', theme});
  try {
    const {svg} = await mermaid.render(`drawing-${drawings}`, text);
    // Mermaid's own output, from text of our own pages, in a document without access to anything.
    target.innerHTML = `<h1>Diagram</h1>${svg}`;
    reply({type: 'drawn', height: Math.ceil(target.getBoundingClientRect().height)});
  } catch (error) {
    reply({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

function reply(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

reply({type: 'ready'});

export {};
