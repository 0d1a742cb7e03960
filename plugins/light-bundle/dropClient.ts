/** Where the library makes its client, names it, and hands it to the option that may replace it. */
const CLIENT =
  /var (\w+)=function\(\w+,\w+,\w+\)\{if\(![^{}]*`appId` is missing.*?\}\(\w+,\w+\);return \1\.addAlgoliaAgent\(.*?,(\w+)\(\1\)\}/s;

/** How its compiler writes a class; the mark that it can go when unused was lost on the way. */
const CLASS = /=function\(\)\{function (?=\w+\()/g;

/**
 * The search window's library without the client of the hosted service that is built into it: the
 * site gives the window its own (`transformSearchClient`), so that one was made and thrown away.
 * What only it used is left to the bundler to drop.
 *
 * @param source the script of `@docsearch/react`
 * @throws when the library makes its client in another way than version 3.9 does
 */
export function dropClient(source: string): string {
  if (!CLIENT.test(source)) {
    throw new Error(
      '[light-bundle] @docsearch/react makes its client in another way than version 3.9.0 does. ' +
        'Go back to that version, or change CLIENT in plugins/light-bundle/dropClient.ts.',
    );
  }
  return source
    .replace(CLIENT, (_found, _client, transform: string) => `return ${transform}()}`)
    .replace(CLASS, '=/*#__PURE__*/function(){function ');
}
