type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Whether a key opens the window from anywhere: Ctrl or Cmd K, or a slash outside of fields. */
export function isOpening(event: Key & {target: unknown}): 'combined' | 'slash' | undefined {
  const {key, ctrlKey, metaKey} = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'combined';
  return key === '/' && !ctrlKey && !metaKey && !isEditable(event.target) ? 'slash' : undefined;
}

/**
 * The text typed on the button, after one more key. It starts with a letter or digit; until the window
 * has loaded, every printable key extends it. Enter is a line break at the end, until more is typed; a
 * repeated Enter, from the key held down on the button, is ignored.
 *
 * @param before the text so far; undefined while the window isn't requested
 * @returns undefined for a key that doesn't change the text
 */
export function typedBefore(event: Key, before: string | undefined): string | undefined {
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
 * Whether a key belongs to an input method, which composes a character from several. Safari sends
 * the last of them after the composition has ended, known only by the old code 229.
 */
export function isComposing({
  isComposing: isUnderWay,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isUnderWay || keyCode === 229;
}
