import { countRecords, listRecords } from '../../server/engine/reading/list.ts';
import { openServer } from '../database.ts';
import { inMilliseconds, type Figure, type Topic, type Say } from '../figures.ts';
import { inTurns } from '../turns.ts';
import { askedAfter, counts, keywords, orders, scopes, type AskedAfter, type Case } from './cases.ts';
import type { AgencySize } from './fill.ts';
import { openSide, type Side } from './side.ts';

const agency = (number: number, talents: number, notes: number): AgencySize => ({
  agencyId: `01940000-0000-7000-8000-00000000000${number}`,
  talents,
  notes,
  assigned: Math.round(talents * 0.015),
});

const small = [agency(1, 10_000, 2_000)];
/** Sizes with rows of other agencies in the same tables. */
const large = [agency(1, 1_000_000, 200_000), agency(2, 10_000, 2_000), agency(3, 40_000, 0)];

const call =
  (side: Side, { entity, viewer, query }: Case) =>
  () =>
    listRecords(side.engine, side.actorOf(viewer), entity, { withTotal: false, ...query });
const count =
  (side: Side, { entity, viewer, query }: Case) =>
  () =>
    countRecords(side.engine, side.actorOf(viewer), entity, query);

/** Ten thousand rows against a million, through the engine; and keywords against the default list at a million. */
export async function measureScale(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  const sides: Side[] = [];
  try {
    for (const agencies of [small, large]) {
      say(`filling ${agencies[0]?.talents.toLocaleString('en')} talents`);
      sides.push(await openSide(server.url, agencies));
    }
    const [ten, million] = sides as [Side, Side];
    const compared = async (one: Case, ask: (side: Side, one: Case) => () => Promise<unknown>): Promise<Figure> => {
      const [less = 0, more = 0] = await inTurns([ask(ten, one), ask(million, one)]);
      return { ...shown(one, less, more), ...(one.target && { target: one.target }) };
    };
    const searched = async (one: Case): Promise<Figure> => {
      const [standard = 0, more = 0] = await inTurns([call(million, { ...one, query: {} }), call(million, one)]);
      return { ...shown(one, standard, more), ...(one.target && { target: one.target }) };
    };
    const prepared = async ({ before, ...one }: AskedAfter): Promise<Figure> => {
      // Ten calls prepare the statement, and five more let PostgreSQL choose between a generic and a custom plan.
      for (let time = 0; time < 25; time += 1) await call(million, { ...one, ...before })();
      const { fields: _, ...query } = one.query;
      const [whole = 0, columns = 0] = await inTurns([call(million, { ...one, query }), call(million, one)]);
      return { ...shown(one, whole, columns), ...(one.target && { target: one.target }) };
    };
    const each = async <One>(cases: readonly One[], measure: (one: One) => Promise<Figure>) => {
      const figures: Figure[] = [];
      for (const one of cases) figures.push(await measure(one));
      return figures;
    };
    const about = 'Pages of 20 through the engine, without the count, on one connection.';
    const sizes = ['10 thousand', '1 million'] as const;
    say('measuring');
    return [
      { title: 'Orders', about, sides: sizes, figures: await each(orders, (one) => compared(one, call)) },
      {
        title: 'Scopes',
        about,
        sides: sizes,
        figures: await each(scopes, (one) => compared(one, call)),
        remarks: [
          'The target is for the same viewer at both sizes, as those of 5 and of 150 are. The one of many sees a hundred ' +
            'times more of a million, every 67th record, and has no target: some 1,400 rows are passed over by index, each ' +
            'with a look at its assignment, while of ten thousand the 150 assigned ones are simply sorted.',
        ],
      },
      {
        title: 'Keywords at a million rows',
        about:
          'In the default order, by name, unless said; compared with the default list of the same million rows and viewer.',
        sides: ['default list', 'with the keyword'],
        figures: await each(keywords, searched),
        remarks: [
          'A word that some thousands of a million records hold, spread over the order, costs the most: too many to sort, too ' +
            'few to meet soon; more still where they stand together in the midst of it. Signs alone, such as `&&`, have no ' +
            'index: where few records hold them, every text of the agency is read.',
        ],
      },
      {
        title: 'Six columns at a million rows',
        about:
          'Pages of 20 with nothing but the columns of the list (`fields`), which are prepared, after the same question was ' +
          'asked 25 times by another viewer or for other values; compared with the same list whole, planned each time.',
        sides: ['whole list', 'six columns'],
        figures: await each(askedAfter, prepared),
      },
      {
        title: 'Counts',
        about: 'Asked for apart, so that rows never wait for them; they grow with what they count.',
        sides: sizes,
        figures: await each(counts, (one) => compared(one, count)),
      },
    ];
  } finally {
    for (const side of sides) await side.close();
    await server.stop();
  }
}

function shown({ what }: Case, one: number, other: number): Figure {
  return { what, sides: [inMilliseconds(one), inMilliseconds(other)], ratio: other / one };
}
