import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Schema} from '../../api/schema/operation';
import {resolve} from '../../api/schema/schemas';
import type {OpenApi, Operation} from '../../api/pages/load/openApi';
import {loadDocument} from '../../api/pages/load/loadApi';
import {versionDifferences} from './grpcDifferences';
import {messagesOf, readPublished, type FieldKind} from './published';

const ROOT = path.resolve(__dirname, '../..');

/** A part of our document that corresponds to a message of the package. */
type DocumentedMessage = {message: string; where: string; fields: Record<string, Schema>};

const published = messagesOf(readPublished());
let documented: DocumentedMessage[];
let operations: [string, Operation][];

beforeAll(async () => {
  const {document, faults} = await loadDocument(ROOT, 'api/specs/babylon-grpc/openapi.yaml');
  if (!document) throw new Error(faults.map(({message}) => message).join('\n'));
  operations = Object.entries(document.paths).flatMap(([address, item]) =>
    item.get ? [[address, item.get] as [string, Operation]] : [],
  );
  documented = [...responses(document), ...requests(document)];
}, 180_000);

/** The schemas that specify the name of their message. */
function responses({components}: OpenApi): DocumentedMessage[] {
  return Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => {
    const message = schema['x-proto'];
    if (message === undefined || schema.properties === undefined) return [];
    return [{message, where: `schema ${name}`, fields: schema.properties}];
  });
}

/** The parameters of each operation, except pagination, which is a separate message. */
function requests(document: OpenApi): DocumentedMessage[] {
  return operations.flatMap(([, operation]) => {
    const {service, method} = operation['x-grpc'] ?? {service: '', method: ''};
    const package_ = service.replace(/\.[^.]+$/, '');
    const names = [`Query${method}Request`, `${method}Request`];
    const message = names.map((name) => `${package_}.${name}`).find((name) => published.has(name));
    const parameters = (operation.parameters ?? [])
      .map((parameter) => resolve(parameter, document.components?.parameters))
      .filter(({name, in: place}) => place !== 'header' && !name.startsWith('pagination.'));
    return [
      {
        message: message ?? `${package_}.${names[0]}`,
        where: `parameters of ${operation.operationId}`,
        fields: Object.fromEntries(parameters.map(({name, schema}) => [name, schema ?? {}])),
      },
    ];
  });
}

/** The differences between our document and the package for one message, in words. */
function differences({message, where, fields}: DocumentedMessage): string[] {
  const publishedFields = published.get(message);
  if (!publishedFields) return [`${message}: not in the package`];
  const names = Object.keys(publishedFields).filter(
    (name) => !(name === 'pagination' && isRequest(where)),
  );
  return [
    ...names.filter((name) => !(name in fields)).map((name) => `${message}: lacks ${name}`),
    ...Object.keys(fields)
      .filter((name) => !(name in publishedFields))
      .map((name) => `${message}: has ${name}`),
    ...Object.entries(fields)
      .filter(
        ([name, schema]) => name in publishedFields && !isCompatible(publishedFields[name], schema),
      )
      .map(([name]) => `${message}: ${name} has a different type`),
  ];
}

function isRequest(where: string): boolean {
  return where.startsWith('parameters');
}

/** The JSON Schema types that a field of each kind may have. */
const TYPES: Readonly<Record<FieldKind, readonly string[]>> = {
  boolean: ['boolean'],
  string: ['string'],
  number: ['integer', 'number', 'string'],
  array: ['array'],
  bytes: ['string'],
  // A map is an object in JSON; a message may be a timestamp, which is a string.
  message: ['object', 'string'],
};

/** Whether a schema can describe a field of this kind in JSON. */
function isCompatible(kind: FieldKind | undefined, {type}: Schema): boolean {
  // A schema without a type refers to a message or an enumeration, which has its own schema.
  if (type === undefined || kind === undefined) return true;
  return [type].flat().some((name) => TYPES[kind].includes(name));
}

test('every operation has a service and a method of the package', () => {
  const unknown = operations
    .map(([, {['x-grpc']: grpc}]) => grpc)
    .filter((grpc) => grpc !== undefined)
    .map(({service, method}) => `${service.replace(/\.[^.]+$/, '')}.Query${method}Request`)
    .filter((name) => !published.has(name))
    .filter((name) => !versionDifferences.has(`${name}: not in the package`));
  expect(operations.filter(([, operation]) => !operation['x-grpc'])).toEqual([]);
  expect(unknown).toEqual([]);
});

describe('messages', () => {
  test('fields and their kinds match those of the published package, apart from known differences', () => {
    const actual = [...new Set(documented.flatMap(differences))].sort();
    expect(actual.filter((difference) => !versionDifferences.has(difference))).toEqual([]);
  });

  test('every known difference still exists', () => {
    const actual = new Set(documented.flatMap(differences));
    expect([...versionDifferences.keys()].filter((difference) => !actual.has(difference))).toEqual(
      [],
    );
  });

  test('the comparison covers the document', () => {
    expect(documented.length).toBeGreaterThan(operations.length);
    expect(operations.length).toBeGreaterThan(80);
  });
});
