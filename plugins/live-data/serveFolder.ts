/** Has the development server answer with the files of a folder, as the built site will. */
export function serveFolder(folder: string, baseUrl: string): object {
  return {static: [{directory: folder, publicPath: baseUrl, watch: false}]};
}
