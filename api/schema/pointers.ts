import {decoded} from './decoded';
import {type ExactJson, isContainer} from './exactJson';

/** A JSON pointer's next step. */
export function step(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names on the way of a pointer. */
export function namesOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer in a location like `#/a%20b/0`, as the schema checker gives it. */
export function fromFragment(location: string): string {
  return location.replace(/^#/, '').split('/').map(decoded).join('/');
}

/** The value that a pointer leads to; nothing when there is none. */
export function valueAt(root: ExactJson, pointer: string): ExactJson | undefined {
  let value: ExactJson | undefined = root;
  for (const name of namesOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (value !== undefined && isContainer(value)) {
      value = Object.hasOwn(value, name) ? value[name] : undefined;
    } else return undefined;
  }
  return value;
}
