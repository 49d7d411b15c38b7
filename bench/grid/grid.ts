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
/** Factor by which the page's processor is slowed down. */
const slowed = 4;
/** Measurements of one side's tables, one value per round. */
interface Looks {
  readonly scrolls: Scrolled[];
  readonly slowScrolls: Scrolled[];
  readonly paints: number[];
}
interface Seen {
  readonly own: Looks;
  readonly stock: Looks;
}
const noLooks = (): Looks => ({ scrolls: [], slowScrolls: [], paints: [] });

const inShare = (share: number) => `${(100 * share).toFixed(1)} %`;
/** Nothing against nothing is the same. */
const ratioOf = (own: number, other: number) => (own === other ? 1 : own / other);

function topicsOf({ own, stock }: Seen): readonly Topic[] {
  const middle = (scrolls: readonly Scrolled[], value: keyof Scrolled) => median(scrolls.map((one) => one[value]));
  const longFrames = (what: string, scrolls: (looks: Looks) => readonly Scrolled[]) => {
    const [ownLong, stockLong] = [middle(scrolls(own), 'longShare'), middle(scrolls(stock), 'longShare')];
    return { what, sides: [inShare(ownLong), inShare(stockLong)], ratio: ratioOf(ownLong, stockLong) } as const;
  };
  const [mostRows, inSight] = [middle(own.scrolls, 'mostRows'), middle(own.scrolls, 'rowsInSight')];
  const [ownPaint, stockPaint] = [median(own.paints), median(stock.paints)];
  const remark = `Medians of ${rounds} visits each, in turns, after a round that does not count.`;
  return [
    {
      title: 'The grid alone, scrolled',
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
          ...longFrames('frames over 50 ms, against react-admin with 100 rows', ({ scrolls }) => scrolls),
          target: atMost(1),
        },
        longFrames(`the same at ${slowed}x CPU throttle`, ({ slowScrolls }) => slowScrolls),
      ],
      remarks: [`${remark} The same share on both sides, also none, is a ratio of 1.`],
    },
    {
      title: `A page of the grid, painted at ${slowed}x CPU throttle`,
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

/** Measures how the grid scrolls many rows and paints a page of them, alone, against react-admin's own table. */
export async function measureGrid(say: Say): Promise<readonly Topic[]> {
  const root = await buildPage(join(import.meta.dirname, 'page'), base);
  const app = Fastify();
  const browser = await openBrowser();
  try {
    await servePage(app, root, base);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const table = (side: keyof Seen, rows: number) => `${url}${base}?side=${side}&rows=${rows}`;
    const seen: Seen = { own: noLooks(), stock: noLooks() };
    const rowsOf = { own: { scrolled: 5000, painted: 100 }, stock: { scrolled: 100, painted: 20 } } as const;
    for (let round = 0; round <= rounds; round += 1) {
      // The first round warms the machine up.
      const looks = round === 0 ? { own: noLooks(), stock: noLooks() } : seen;
      for (const side of ['own', 'stock'] as const) {
        const { scrolled, painted } = rowsOf[side];
        looks[side].scrolls.push(await scrollOf(browser, table(side, scrolled), 1));
        looks[side].slowScrolls.push(await scrollOf(browser, table(side, scrolled), slowed));
        looks[side].paints.push(await paintOf(browser, table(side, painted), slowed));
      }
      say(`Round ${round} of ${rounds}`);
    }
    return topicsOf(seen);
  } finally {
    await browser.close();
    await app.close();
    await rm(root, { recursive: true, force: true });
  }
}
