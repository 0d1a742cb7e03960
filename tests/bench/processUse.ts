import {readFileSync} from 'node:fs';

const read = (file: string) => readFileSync(`/proc/${file}`, 'utf8');

function childrenOf(pid: number): number[] {
  return read(`${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
}

/** Resident memory of a process and its children, in MB. */
export function memoryOf(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1000;
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own);
}

/** CPU time of a process and its children so far, in s; the kernel counts hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = read(`${pid}/stat`).split(') ')[1]?.split(' ');
  const own = (Number(fields?.[11]) + Number(fields?.[12])) / 100;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), own);
}
