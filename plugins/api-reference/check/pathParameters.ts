import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';
import {below, placeOf} from './place';

/** Every place in a path has its parameter, and every path parameter its place. */
export function pathParameters({operations}: Api): Problem[] {
  return operations.flatMap((found) => {
    const place = below(placeOf(found), 'parameters');
    const inPath = [...found.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const declared = found.parameters.filter((parameter) => parameter.in === 'path');
    const names = declared.map(({name}) => name);
    return [
      ...inPath
        .filter((name) => !names.includes(name))
        .map((name) => ({
          ...place,
          what: `the path ${found.path} has {${name}}, and no parameter of that name is declared.`,
          ...(names.length ? {valid: names.join(', ')} : {}),
          fix: `Add a parameter: name: ${name}, in: path, required: true.`,
        })),
      ...names
        .filter((name) => !inPath.includes(name))
        .map((name) => ({
          ...place,
          what: `the parameter ${name} is in: path, and the path ${found.path} has no {${name}}.`,
          ...(inPath.length ? {valid: inPath.join(', ')} : {}),
          fix: 'Correct the name, or say in: query.',
        })),
      ...declared
        .filter(({required}) => required !== true)
        .map(({name}) => ({
          ...place,
          what: `the parameter ${name} is in the path and not required.`,
          fix: `Add required: true to ${name}; a path without it is another path.`,
        })),
    ];
  });
}
