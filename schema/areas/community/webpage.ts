/** Returns the address of the content of a talent’s web page (`publicKeyOf`), as JSON Feed or RSS. */
export function webpageAddress(key: string, format: 'json' | 'rss'): string {
  return `/cms/v1/public/talents/${key}/content${format === 'rss' ? '?format=rss' : ''}`;
}
