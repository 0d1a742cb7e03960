/**
 * Paths of all pages, from the text of `sitemap.xml`, below the base URL.
 *
 * @param baseUrl folder of the site on its host, with slashes on both sides
 */
export function readSitemap(xml: string, baseUrl = '/'): string[] {
  return [...xml.matchAll(/<loc>\s*https?:\/\/[^/<\s]+(\/[^<\s]*)\s*<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => path.startsWith(baseUrl))
    .map((path) => path.slice(baseUrl.length - 1));
}
