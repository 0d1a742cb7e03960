/** Whether text is padded base64. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/**
 * Converts hex (with or without 0x) or base64 to hex digits; returns `undefined` for any other text.
 * Text that is valid in both encodings is read as hex, because hashes are shown in hex.
 */
export function hexOf(text: string): string | undefined {
  if (/^(0x)?([0-9a-f]{2})*$/i.test(text)) return text.replace(/^0x/i, '');
  if (!isBase64(text)) return undefined;
  const bytes = Array.from(atob(text), (byte) => byte.charCodeAt(0));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Converts hex to base64. */
export function hexToBase64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(''));
}
