import {headersFor, type HeaderRule} from '../config/headers';
import {cacheControl} from './cacheControl';
import {contentType} from './contentType';
import type {Encoding} from './requestHeaders';
import type {FileState, SiteFiles} from './siteFiles';

/** One form of a file, as it is sent: the file itself, or compressed. */
export type FileForm = {
  /** Path below the site's root, with the ending of the form. */
  readonly name: string;
  readonly state: FileState;
  /** Names the version. The forms of a file differ in it by their size. */
  readonly etag: string;
  /** Names and values in turn, for the whole file; all but its length. */
  readonly headers: readonly string[];
};

/** What a compressed form has behind the name of its file. */
const ENDINGS: Readonly<Record<Encoding, string>> = {br: '.br', gzip: '.gz'};

/**
 * The forms of a build's files, each made at its first use: what a file says about itself does not
 * change as long as its build is served.
 *
 * @returns the best form of a file that is there, for the encodings that a reader accepts
 */
export function createFileForms(
  {states}: SiteFiles,
  rules: readonly HeaderRule[],
): (file: string, accepted: readonly Encoding[]) => FileForm {
  const forms = new Map<string, FileForm>();
  return (file, accepted) => {
    const encoding = accepted.find((one) => states.has(file + ENDINGS[one]));
    const name = encoding ? file + ENDINGS[encoding] : file;
    let form = forms.get(name);
    if (!form) {
      const state = states.get(name);
      if (!state) throw new Error(`${name} is not among the files of the build.`);
      form = formOf(name, file, encoding, state, rules);
      forms.set(name, form);
    }
    return form;
  };
}

function formOf(
  name: string,
  file: string,
  encoding: Encoding | undefined,
  state: FileState,
  rules: readonly HeaderRule[],
): FileForm {
  const etag = `W/"${state.size}-${Math.floor(state.mtimeMs)}"`;
  const headers: Record<string, string> = {
    ...headersFor(rules, file),
    'Cache-Control': cacheControl(file),
    Vary: 'Accept-Encoding',
    'Content-Type': contentType(file),
    'Last-Modified': new Date(state.mtimeMs).toUTCString(),
    ETag: etag,
    ...(encoding && {'Content-Encoding': encoding}),
  };
  return {name, state, etag, headers: Object.entries(headers).flat()};
}
