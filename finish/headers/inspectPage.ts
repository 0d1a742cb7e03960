import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** What a page holds that the content policy must know about. */
export type PageInspection = {
  /** `sha256-…` of each inline script that a browser would run. */
  scriptHashes: string[];
  /** Things that the policy will block, each as a sentence. */
  blocked: string[];
};

/** Types of a script element that run, or that the policy treats like running. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Reads the parsed page, and not its text with a pattern: text in an attribute that only looks like a
 * script must not get a hash, because a hash is a permission.
 */
export function inspectPage(tree: Root): PageInspection {
  const scriptHashes: string[] = [];
  const blocked: string[] = [];
  visit(tree, 'element', ({tagName, properties, children}) => {
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (tagName === 'script' && properties.src === undefined && text !== '') {
      const type = typeof properties.type === 'string' ? properties.type.trim() : '';
      if (RUNS.test(type)) scriptHashes.push(`sha256-${sha256(text)}`);
    }
    if (tagName === 'style') blocked.push('a style element');
    for (const [name, value] of Object.entries(properties)) {
      if (/^on[a-z]/i.test(name)) blocked.push(`the inline handler ${name.toLowerCase()}`);
      if (typeof value === 'string' && /^\s*javascript:/i.test(value)) {
        blocked.push(`a javascript: address in ${name}`);
      }
    }
  });
  return {scriptHashes, blocked};
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
