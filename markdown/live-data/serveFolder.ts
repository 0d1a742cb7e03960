/**
 * Has the development server answer with the files of a folder, as the built site will. What a
 * plugin returns from `configureWebpack`.
 */
export function serveFolder(folder: string, baseUrl: string): object {
  return {devServer: {static: [{directory: folder, publicPath: baseUrl, watch: false}]}};
}
