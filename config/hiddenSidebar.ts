/** A reader who has hidden the sidebar finds it hidden on every page, also after a reload. */
export const hiddenSidebar = {
  /** Key in the browser's storage; its value is `hidden`, or empty. */
  key: 'docs.sidebar',
  /** For the head of every page: says it before the first paint, so that nothing moves. */
  script:
    "try{if(localStorage.getItem('docs.sidebar'))document.documentElement.dataset.sidebar='hidden'}catch{}",
} as const;
