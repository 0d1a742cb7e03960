/** Quotes text as one word of a POSIX shell: nothing in it is expanded or executed. */
export function shellWord(text: string): string {
  if (/^[\w./:=@%+,-]+$/.test(text)) return text;
  return `'${text.replaceAll('\0', '').replaceAll("'", String.raw`'\''`)}'`;
}

/** A TypeScript string; a template literal if it has several lines. */
export function typescriptString(text: string): string {
  if (!text.includes('\n')) return singleQuoted(text);
  const escaped = text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    .replaceAll('\r', String.raw`\r`);
  return `\`${escaped}\``;
}

function singleQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** A Python string; a raw one if it has several lines and needs no escape. */
export function pythonString(text: string): string {
  const canBeRaw = text.includes('\n') && !text.includes("'''") && !/['\\]$|\r|\0/.test(text);
  return canBeRaw ? `r'''${text}'''` : JSON.stringify(text);
}

/** A Go string; a raw one if it has several lines and needs no escape. */
export function goString(text: string): string {
  const canBeRaw = text.includes('\n') && !/[`\r\0]/.test(text);
  return canBeRaw ? `\`${text}\`` : JSON.stringify(text);
}

/** A Rust string; a raw one, with as many # as the text requires, if it has several lines. */
export function rustString(text: string): string {
  if (text.includes('\n') && !text.includes('\r')) {
    let hashes = '#';
    while (text.includes(`"${hashes}`)) hashes += '#';
    return `r${hashes}"${text}"${hashes}`;
  }
  return JSON.stringify(text)
    .replaceAll(String.raw`\b`, String.raw`\u{8}`)
    .replaceAll(String.raw`\f`, String.raw`\u{c}`)
    .replace(/\\u([0-9a-f]{4})/g, String.raw`\u{$1}`);
}
