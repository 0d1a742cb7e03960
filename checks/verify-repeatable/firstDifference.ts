/** Bytes shown before and after the place. */
const BEFORE = 60;
const AFTER = 120;

/**
 * Where two versions of one file part, for the eyes of whoever looks for the cause.
 *
 * @returns three lines: the place in bytes and the bytes around it of each; none if they are equal
 */
export function firstDifference(one: Buffer, other: Buffer): string[] {
  if (one.equals(other)) return [];
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const around = (file: Buffer) =>
    JSON.stringify(file.subarray(Math.max(0, at - BEFORE), at + AFTER).toString('utf8'));
  return [`at byte ${at}:`, `  here:      ${around(one)}`, `  elsewhere: ${around(other)}`];
}
