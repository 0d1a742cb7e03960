type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link opens a tab, a window or a download, so that this page stays. */
export function opensNewTab({button, altKey, ctrlKey, metaKey, shiftKey}: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
