import {type ExactJson, isObject} from './exactJson';

/** Extends a JSON pointer with the name of a member or the index of an entry. */
export function appendSegment(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The unescaped segments of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer in a URI fragment such as `#/a%20b/0`, which the validator reports. */
export function pointerFromFragment(fragment: string): string {
  return decodeURIComponent(fragment.replace(/^#/, ''));
}

/** The value at a JSON pointer; `undefined` if there is none. */
export function valueAt(root: ExactJson, pointer: string): ExactJson | undefined {
  let value: ExactJson | undefined = root;
  for (const name of segmentsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (value !== undefined && isObject(value)) {
      value = Object.hasOwn(value, name) ? value[name] : undefined;
    } else return undefined;
  }
  return value;
}
