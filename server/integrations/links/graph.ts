import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const scraper = createRequire(import.meta.url).resolve('open-graph-scraper');
const memory = { maxOldGenerationSizeMb: 128 };

/**
 * Run apart and stopped when its time is over: pages can be written so that parsing them takes minutes, or all memory. As
 * text, so that it runs built and unbuilt alike.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const scrape = require(workerData.scraper);
const unwanted = ['image', 'audioUrl', 'locale', 'logo', 'url', 'date', 'favicon'];
scrape({ html: workerData.html, onlyGetOpenGraphInfo: unwanted }).then(({ result }) => {
  const pictures = [...(result.ogImage || []), ...(result.twitterImage || [])];
  parentPort.postMessage({
    titles: [result.ogTitle, result.twitterTitle].filter((one) => typeof one === 'string'),
    descriptions: [result.ogDescription, result.twitterDescription].filter((one) => typeof one === 'string'),
    pictures: pictures.map(({ url, width }) => ({ url: String(url), width: Number(width) })),
    type: String(result.ogType || ''),
  });
}, () => parentPort.postMessage(null));
`;

/** What a page says of itself (https://ogp.me), as it stands there. */
export interface Graph {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** NaN where a width is none. */
  readonly pictures: readonly { readonly url: string; readonly width: number }[];
  readonly type: string;
}

/** Reads what a page says of itself; null where it cannot be read, or not before the signal comes. */
export function readGraph(html: string, signal: AbortSignal): Promise<Graph | null> {
  return new Promise((resolve) => {
    if (html.trim() === '' || signal.aborted) return resolve(null);
    const worker = new Worker(program, {
      eval: true,
      workerData: { scraper, html },
      resourceLimits: memory,
      // Nothing of the server's own is in reach of what reads a stranger's page.
      env: {},
      stdout: true,
      stderr: true,
    });
    const end = (graph: Graph | null) => {
      signal.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(graph);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', end);
    worker.once('error', stop);
    worker.once('exit', stop);
  });
}
