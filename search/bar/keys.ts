type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The shortcut of a key press that opens the window: Ctrl+K or Cmd+K, or a slash outside form fields. */
export function openingShortcut(event: Key & {target: unknown}): 'combined' | 'slash' | undefined {
  const {key, ctrlKey, metaKey} = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'combined';
  return key === '/' && !ctrlKey && !metaKey && !isEditable(event.target) ? 'slash' : undefined;
}

/**
 * Applies a key press to the text typed while the button has the focus. The text starts with a letter or
 * digit; from then on, every printable key extends it until the window has loaded. Enter is stored as a
 * trailing line break, which further typing removes. A repeated Enter is ignored, because the key that
 * activated the button may still be held.
 *
 * @param before the text so far; undefined if the window hasn't been requested
 * @returns undefined if the key doesn't change the text
 */
export function textAfterKey(event: Key, before: string | undefined): string | undefined {
  const {key, ctrlKey, metaKey, altKey, repeat} = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (before === undefined) return /^[\p{L}\p{N}]$/u.test(key) ? key : undefined;
  const text = before.replace('\n', '');
  if (key === 'Enter') return repeat ? before : `${text}\n`;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}

function isEditable(target: unknown): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Whether a key press belongs to an input method editor (IME). Safari sends the last key press after the
 * composition has ended, identified only by the legacy key code 229.
 */
export function isComposing({
  isComposing: isActive,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isActive || keyCode === 229;
}
