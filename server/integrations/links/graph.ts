import { createRequire } from 'node:module';
import { createWorkers } from '../../workers/workers.ts';

/** Pages can be written so that parsing them takes minutes, or all memory. */
const source = `
const scrape = require(data.scraper);
const onlyGetOpenGraphInfo = ['image', 'audioUrl', 'locale', 'logo', 'url', 'date', 'favicon'];
return async (html) => {
  const { result } = await scrape({ html, onlyGetOpenGraphInfo });
  const pictures = [...(result.ogImage || []), ...(result.twitterImage || [])];
  return {
    titles: [result.ogTitle, result.twitterTitle].filter((one) => typeof one === 'string'),
    descriptions: [result.ogDescription, result.twitterDescription].filter((one) => typeof one === 'string'),
    pictures: pictures.map(({ url, width }) => ({ url: String(url), width: Number(width) })),
    type: String(result.ogType || ''),
  };
};
`;

/** Raw metadata of a page (https://ogp.me). */
export interface Graph {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** NaN where a width is none. */
  readonly pictures: readonly { readonly url: string; readonly width: number }[];
  readonly type: string;
}

const readers = createWorkers<string, Graph>({
  source,
  data: { scraper: createRequire(import.meta.url).resolve('open-graph-scraper') },
  place: 'thread',
  memory: 128,
  // Nothing of one page is left to the next.
  idle: 0,
});

/** Reads the metadata of a page; null if it cannot be read, or not before the signal. */
export async function readGraph(html: string, signal: AbortSignal): Promise<Graph | null> {
  if (html.trim() === '' || signal.aborted) return null;
  return readers.run(html, { signal }).catch(() => null);
}
