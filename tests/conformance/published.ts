import {readFileSync} from 'node:fs';
import path from 'node:path';

export const PROJECT = path.resolve(__dirname, '../..');

/** The file that `npm run record:clients` writes. */
export const PUBLISHED = path.join(__dirname, 'published.json');

/** The kind of a field, derived from its value in an empty message. */
export type FieldKind = 'boolean' | 'number' | 'string' | 'bytes' | 'array' | 'message';

/** The messages and accepted responses of the published clients. */
export type Published = {
  readonly about: string;
  /** Version of each recorded package. */
  readonly packages: Readonly<Record<string, string>>;
  /** Date of the recording, as YYYY-MM-DD. */
  readonly date: string;
  /** Fields and their kinds as `name:kind`, separated by spaces, by proto package and message. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Values that the client accepts in responses: kinds separated by spaces, or `any`, by method of the
   * node's API and path in the result. A quoted string means exactly that string.
   */
  readonly responses: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export function readPublished(): Published {
  return JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Published;
}

/** The fields of each recorded message, by its full proto name. */
export function messagesOf({messages}: Published): Map<string, Record<string, FieldKind>> {
  return new Map(
    Object.entries(messages).flatMap(([package_, inPackage]) =>
      Object.entries(inPackage).map(([name, fields]): [string, Record<string, FieldKind>] => [
        `${package_}.${name}`,
        Object.fromEntries(
          fields
            .split(' ')
            .filter(Boolean)
            .map((field) => field.split(':')),
        ) as Record<string, FieldKind>,
      ]),
    ),
  );
}
