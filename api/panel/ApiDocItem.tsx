import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MDXProvider} from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItem';
import {useEffect, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {safeDecode} from '../../src/client/safeDecode';
import {focusTarget} from '../../src/client/focusTarget';
import './api.css';
import ApiPanel from './ApiPanel';

/** MDX components of these pages only, so that other pages don't load their code. */
const components = {ApiPanel, Fold: 'details'} as const;

/** A page of the API reference: an ordinary document with its own styles and schema folds. */
export default function ApiDocItem(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocItem {...props} />
      <SchemaDepth />
    </MDXProvider>
  );
}

const STORAGE_KEY = 'api-schema-depth';
const DEPTHS = new Set(['1', '2', '3', 'all']);

/** The depth to which the static HTML opens fields. */
const DEFAULT_DEPTH = '2';

/**
 * Handles the depth buttons above schemas. Fields are plain markup, so one listener serves all of
 * them. The depth is stored for later pages, and a link to a field opens its ancestors.
 */
function SchemaDepth(): null {
  const {pathname, hash} = useLocation();
  // The theme's tabs are mounted again after hydration, which would undo an earlier change.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return undefined;
    const slot = createStorageSlot(STORAGE_KEY);
    const stored = slot.get() ?? '';
    openToDepth(DEPTHS.has(stored) ? stored : DEFAULT_DEPTH);
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-open-depth]');
      const depth = button && button.dataset.openDepth;
      if (!depth) return;
      // The button must stay under the pointer.
      const topBefore = button.getBoundingClientRect().top;
      slot.set(depth);
      openToDepth(depth);
      window.scrollBy({top: button.getBoundingClientRect().top - topBefore, behavior: 'instant'});
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isBrowser, pathname]);
  useEffect(() => {
    if (isBrowser) openAncestors(hash);
  }, [isBrowser, pathname, hash]);
  return null;
}

/** Opens the folds down to a level, closes those below, and marks the pressed button. */
function openToDepth(depth: string): void {
  const level = depth === 'all' ? Number.POSITIVE_INFINITY : Number(depth);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-level]')) {
    fold.open = Number(fold.dataset.level) <= level;
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-open-depth]')) {
    button.setAttribute('aria-pressed', String(button.dataset.openDepth === depth));
  }
}

/** Opens the tab and the folds that contain the target of a link, and scrolls to the target. */
function openAncestors(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  if (!target) return;
  let hasChanged = openTabOf(target);
  let fold = target.closest('details');
  while (fold) {
    hasChanged ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  if (!hasChanged) return;
  // Wait for a frame, because the theme's tabs restore the scroll position after a change.
  requestAnimationFrame(() => {
    target.scrollIntoView();
    focusTarget(target);
  });
}

/** Selects the tab that contains an element. Returns whether the tab was hidden before. */
function openTabOf(element: Element): boolean {
  const panel = element.closest<HTMLElement>('[role="tabpanel"]');
  const panels = panel?.parentElement;
  const tabList = panels?.previousElementSibling;
  if (!panel?.hidden || !panels || !tabList) return false;
  const tab = tabList.children[[...panels.children].indexOf(panel)];
  if (tab instanceof HTMLElement) flushSync(() => tab.click());
  return true;
}
