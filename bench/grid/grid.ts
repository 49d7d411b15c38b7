import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { buildPage, servePage } from '../browser/builtPage.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { atMost, inMilliseconds, median, type Say, type Topic } from '../figures.ts';
import { paintOf, scrollOf } from './look.ts';
import type { Scrolled } from './page/measure.ts';

const base = '/bench/grid/';
const rounds = 5;
const throttle = 4;
/** What the four tables showed, a value for each round. */
interface Seen {
  readonly own: { readonly scrolls: Scrolled[]; readonly paints: number[] };
  readonly stock: { readonly scrolls: Scrolled[]; readonly paints: number[] };
}

const inShare = (share: number) => `${(100 * share).toFixed(1)} %`;
/** Nothing against nothing is the same. */
const ratioOf = (own: number, other: number) => (own === other ? 1 : own / other);

function topicsOf({ own, stock }: Seen): readonly Topic[] {
  const middle = (scrolls: readonly Scrolled[], value: keyof Scrolled) => median(scrolls.map((one) => one[value]));
  const [ownLong, stockLong] = [middle(own.scrolls, 'longShare'), middle(stock.scrolls, 'longShare')];
  const [mostRows, inSight] = [middle(own.scrolls, 'mostRows'), middle(own.scrolls, 'rowsInSight')];
  const [ownPaint, stockPaint] = [median(own.paints), median(stock.paints)];
  const remark = `Medians of ${rounds} visits each, in turns, after a round that does not count.`;
  return [
    {
      title: `The grid alone, scrolled at ${throttle}x CPU throttle`,
      about:
        'Texts in 20 columns in 800 pixels of height, a notch of 120 pixels in each of 300 frames. Beside 5,000 rows in ' +
        "Greenroom's grid stand 100 rows in react-admin's own table (`<DataTable>`), all of which it draws.",
      sides: ['Greenroom, 5,000 rows', 'against'],
      figures: [
        {
          what: 'most rows in the page, against rows in sight',
          sides: [mostRows.toFixed(0), inSight.toFixed(1)],
          ratio: mostRows / inSight,
          target: atMost(3),
        },
        {
          what: 'frames over 50 ms, against react-admin with 100 rows',
          sides: [inShare(ownLong), inShare(stockLong)],
          ratio: ratioOf(ownLong, stockLong),
          target: atMost(1),
        },
      ],
      remarks: [`${remark} The same share on both sides, also none, is a ratio of 1.`],
    },
    {
      title: `A page of the grid, painted at ${throttle}x CPU throttle`,
      about: 'From asking for the table, all that it stands on being there, to its 20 columns of rows being painted.',
      sides: ['Greenroom, 100 rows', "react-admin's table, 20 rows"],
      figures: [
        {
          what: 'first paint of the rows',
          sides: [inMilliseconds(ownPaint), inMilliseconds(stockPaint)],
          ratio: ownPaint / stockPaint,
          target: atMost(1.5),
        },
      ],
      remarks: [remark],
    },
  ];
}

/** How the grid scrolls many rows and paints a page of them, alone, against react-admin's own table. */
export async function measureGrid(say: Say): Promise<readonly Topic[]> {
  const root = await buildPage(join(import.meta.dirname, 'page'), base);
  const app = Fastify();
  const browser = await openBrowser();
  try {
    await servePage(app, root, base);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const table = (side: keyof Seen, rows: number) => `${url}${base}?side=${side}&rows=${rows}`;
    const seen: Seen = { own: { scrolls: [], paints: [] }, stock: { scrolls: [], paints: [] } };
    for (let round = 0; round <= rounds; round += 1) {
      const scrolls = {
        own: await scrollOf(browser, table('own', 5000), throttle),
        stock: await scrollOf(browser, table('stock', 100), throttle),
      };
      const paints = {
        own: await paintOf(browser, table('own', 100), throttle),
        stock: await paintOf(browser, table('stock', 20), throttle),
      };
      say(`Round ${round} of ${rounds}`);
      // The first round warms the machine up.
      if (round === 0) continue;
      for (const side of ['own', 'stock'] as const) {
        seen[side].scrolls.push(scrolls[side]);
        seen[side].paints.push(paints[side]);
      }
    }
    return topicsOf(seen);
  } finally {
    await browser.close();
    await app.close();
    await rm(root, { recursive: true, force: true });
  }
}
