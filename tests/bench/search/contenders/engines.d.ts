/**
 * What the bench uses of the engines that it compares. They are in a package of their own
 * (`../package.json`), which the checks of the project go without.
 */
declare module 'minisearch' {
  export type Options<Doc> = {
    readonly fields: (keyof Doc)[];
    readonly storeFields: (keyof Doc)[];
    readonly searchOptions: {
      readonly boost: Partial<Record<keyof Doc, number>>;
      readonly prefix: boolean;
      readonly fuzzy: number;
    };
  };
  export default class MiniSearch<Doc> {
    constructor(options: Options<Doc>);
    static loadJSON<Doc>(file: string, options: Options<Doc>): MiniSearch<Doc>;
    addAll(docs: readonly Doc[]): void;
    search(query: string): Doc[];
  }
}

declare module 'pagefind' {
  type Index = {
    addHTMLFile(file: {url: string; content: string}): Promise<unknown>;
    writeFiles(options: {outputPath: string}): Promise<unknown>;
  };
  export function createIndex(): Promise<{index?: Index}>;
}
