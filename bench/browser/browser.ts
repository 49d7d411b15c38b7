import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { atMost, inMilliseconds, median, type Topic } from '../figures.ts';
import { openProduct } from '../server/product.ts';
import { openBrowser } from './openBrowser.ts';
import { buildPage, servePage } from './builtPage.ts';
import { signInAt } from './signInAt.ts';
import { visit, type Visit } from './visit.ts';

const project = resolve(import.meta.dirname, '../..');
const stockBase = '/bench/stock/';
const email = 'agency@harbour.test';
const rounds = 5;
const throttle = 4;
const largest = 400;
const kilobytes = (bytes: number) => bytes / 1024;

/**
 * Measures the loading and the waiting time of the talents' list, against a stock react-admin page of the same columns.
 */
export async function measureBrowser(): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const stockRoot = await buildPage(join(import.meta.dirname, 'stock'), stockBase);
  const product = await openProduct(join(project, 'dist', 'web'));
  const browser = await openBrowser();
  try {
    await servePage(product.app, stockRoot, stockBase);
    const url = await product.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await product.signIn(email);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-AU' });
    await signInAt(context, url, email);
    const visits = { own: [] as Visit[], stock: [] as Visit[] };
    for (let round = 0; round <= rounds; round += 1) {
      const own = await visit(context, `${url}/talent`, throttle);
      const stock = await visit(context, `${url}${stockBase}`, throttle, token);
      // The first round warms the server up.
      if (round === 0) continue;
      visits.own.push(own);
      visits.stock.push(stock);
    }
    const sizeOf = (all: readonly Visit[]) => kilobytes(median(all.map(({ scriptBytes }) => scriptBytes)));
    const timeOf = (all: readonly Visit[]) => median(all.map(({ firstRow }) => firstRow));
    const [ownSize, stockSize] = [sizeOf(visits.own), sizeOf(visits.stock)];
    const [ownTime, stockTime] = [timeOf(visits.own), timeOf(visits.stock)];
    const inKilobytes = (size: number) => `${size.toFixed(0)} KB`;
    const loaded = inKilobytes(ownSize);
    return [
      {
        title: 'JavaScript of the first load, gzip',
        about:
          'Every script that the signed-in list of talents (/talent) had loaded when the network fell silent, compressed by ' +
          'gzip; KB are 1,024 bytes.',
        sides: ['loaded', 'against'],
        figures: [
          { what: 'limit', sides: [loaded, inKilobytes(largest)], ratio: ownSize / largest, target: atMost(1) },
          { what: 'stock react-admin', sides: [loaded, inKilobytes(stockSize)], ratio: ownSize / stockSize },
        ],
      },
      {
        title: `Time to the first row at ${throttle}x CPU throttle`,
        about:
          'From the start of the navigation to the first row with text, empty cache. The stock page is an `<Admin>` with a ' +
          '`<List><DataTable>` of the same columns and 20 rows, built with the same settings and served by the same server; ' +
          'it is handed its access token, while Greenroom renews its session first.',
        sides: ['Greenroom', 'stock react-admin'],
        figures: [
          {
            what: 'list of 20 talents',
            sides: [inMilliseconds(ownTime), inMilliseconds(stockTime)],
            ratio: ownTime / stockTime,
            target: atMost(1.3),
          },
        ],
        remarks: [`Median of ${rounds} visits each, in turns, after one of each that warms the server up.`],
      },
    ];
  } finally {
    await browser.close();
    await product.close();
    await rm(stockRoot, { recursive: true, force: true });
  }
}
