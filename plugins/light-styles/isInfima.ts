import type {Root} from 'postcss';

/** Whether a stylesheet is the framework's base, which stands in a cascade layer below ours. */
export function isInfima(root: Root): boolean {
  return /[\\/]infima[\\/]/.test(root.source?.input.file ?? '');
}
