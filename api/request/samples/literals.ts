/** One word of a POSIX shell, whatever it holds: nothing in it is expanded or run. */
export function shellWord(text: string): string {
  if (/^[\w./:=@%+,-]+$/.test(text)) return text;
  return `'${text.replaceAll('\0', '').replaceAll("'", String.raw`'\''`)}'`;
}

/** A TypeScript string; over several lines as a template without places. */
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

/** A Python string; raw over several lines where it can be. */
export function pythonString(text: string): string {
  const canBeRaw = text.includes('\n') && !text.includes("'''") && !/['\\]$|\r|\0/.test(text);
  return canBeRaw ? `r'''${text}'''` : JSON.stringify(text);
}

/** A Go string; raw over several lines where it can be. */
export function goString(text: string): string {
  const canBeRaw = text.includes('\n') && !/[`\r\0]/.test(text);
  return canBeRaw ? `\`${text}\`` : JSON.stringify(text);
}

/** A Rust string; raw over several lines, with as many # as its text needs. */
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
