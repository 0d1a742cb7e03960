/** Words of a snippet on this screen. */
export function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}
