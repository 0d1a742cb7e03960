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
