/** A fenced block of a page. */
export type Fence = {
  readonly code: string;
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  /** Line of the page with the block's first line of code, counted from 1. */
  readonly line: number;
};

/** The fenced blocks of an MDX page; indented ones, as in lists and tabs, lose their indent. */
export function readFences(page: string): Fence[] {
  const blocks: Fence[] = [];
  let open: {fence: string; indent: number; block: Omit<Fence, 'code'>; code: string[]} | null =
    null;
  for (const [index, text] of page.split('\n').entries()) {
    const fence = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)$/.exec(text);
    if (open) {
      if (fence?.[2]?.startsWith(open.fence) && text.trim() === fence[2]) {
        blocks.push({...open.block, code: open.code.join('\n')});
        open = null;
      } else {
        open.code.push(text.replace(new RegExp(`^\\s{0,${open.indent}}`), ''));
      }
    } else if (fence?.[2]) {
      const [, indent = '', mark, language = '', meta = ''] = fence;
      const block = {language, meta: meta.trim(), line: index + 2};
      open = {fence: mark ?? '', indent: indent.length, block, code: []};
    }
  }
  return blocks;
}
