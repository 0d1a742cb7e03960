/** An opcode of a script, with the bytes that it pushes. */
export type Op = {
  /** Offset of the opcode from the start of the script, in bytes. */
  readonly at: number;
  /** `OP_CHECKSIG`, or `OP_PUSH` for bytes that are pushed. */
  readonly name: string;
  /** The bytes that the opcode pushes onto the stack; numbers from 0 to 16 are bytes too. */
  readonly data?: Uint8Array;
  /** Whether a shorter push of the same bytes exists. */
  readonly isNonMinimal?: boolean;
  /** Whether the script ends within the pushed bytes. */
  readonly isTruncated?: boolean;
};

const NAMES: Readonly<Record<number, string>> = {
  0x6a: 'OP_RETURN',
  0x87: 'OP_EQUAL',
  0x88: 'OP_EQUALVERIFY',
  0x9c: 'OP_NUMEQUAL',
  0x9d: 'OP_NUMEQUALVERIFY',
  0x76: 'OP_DUP',
  0xa9: 'OP_HASH160',
  0xac: 'OP_CHECKSIG',
  0xad: 'OP_CHECKSIGVERIFY',
  0xae: 'OP_CHECKMULTISIG',
  0xb1: 'OP_CHECKLOCKTIMEVERIFY',
  0xb2: 'OP_CHECKSEQUENCEVERIFY',
  0xba: 'OP_CHECKSIGADD',
};

const OP_PUSHDATA1 = 0x4c;
const OP_1 = 0x51;
const OP_16 = 0x60;

/** Splits a script into opcodes. Accepts any bytes and never throws. */
export function readOps(script: Uint8Array): Op[] {
  const ops: Op[] = [];
  let at = 0;
  while (at < script.length) {
    const code = script[at]!;
    const start = at;
    at += 1;
    if (code === 0) ops.push({at: start, name: 'OP_0', data: new Uint8Array()});
    else if (code >= OP_1 && code <= OP_16) {
      const number = code - OP_1 + 1;
      ops.push({at: start, name: `OP_${number}`, data: Uint8Array.of(number)});
    } else if (code < OP_PUSHDATA1 + 3) {
      const lengthBytes = code < OP_PUSHDATA1 ? 0 : 1 << (code - OP_PUSHDATA1);
      const length = lengthBytes === 0 ? code : littleEndian(script.slice(at, at + lengthBytes));
      at += lengthBytes;
      const data = script.slice(at, at + length);
      at += length;
      ops.push({
        at: start,
        name: 'OP_PUSH',
        data,
        isNonMinimal: lengthBytes > lengthBytesFor(length) || isSmallNumber(data),
        isTruncated: at > script.length,
      });
    } else ops.push({at: start, name: NAMES[code] ?? `opcode ${code.toString(16)}`});
  }
  return ops;
}

const littleEndian = (bytes: Uint8Array): number =>
  bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);

function lengthBytesFor(length: number): number {
  if (length < OP_PUSHDATA1) return 0;
  if (length <= 0xff) return 1;
  return length <= 0xffff ? 2 : 4;
}

/** Whether a number has its own opcode: OP_1 to OP_16. */
const isSmallNumber = (data: Uint8Array): boolean =>
  data.length === 1 && data[0]! >= 1 && data[0]! <= 16;
