import type { FastifyInstance } from 'fastify';
import type { Pools } from '../../server/database/pools.ts';
import { callerOf } from '../../server/plugins/session.ts';
import { atLeast, median, type Figure, type Say, type Topic } from '../figures.ts';
import { answer, labels, maybe, pageOf, text, whole } from './jsonSchemas.ts';
import { references } from './labels.ts';
import type { Served } from './served.ts';

const rounds = 11;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const connections = 8;
const shown = ['displayName', 'status', 'categories', 'location', 'assignees', 'startDate'];
const asked = 'statusIds=1&orderBy=startDate&orderDirection=DESC&pageSize=20';

/** Page of talents; $1 agency, $2 status, $3 limit, $4 offset. Each row has the total. */
export const columnsStatement = `select t.id, t.version, t.display_name, t.location, t.start_date,
    ${references('talents_categories')} as categories, ${references('talents_assignees')} as assignees,
    (select count(*) from talents c where c.agency_id = $1 and c.kind = 'talent' and c.deleted_at is null
      and c.status = $2) as total
  from (
    select * from talents where agency_id = $1 and kind = 'talent' and deleted_at is null and status = $2
    order by start_date desc, id desc limit $3 offset $4
  ) t order by t.start_date desc, t.id desc`;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly display_name: string;
  readonly location: string | null;
  readonly start_date: string | null;
  readonly categories: readonly object[] | null;
  readonly assignees: readonly object[] | null;
  readonly total: number;
}

const page = pageOf(
  {
    type: 'object',
    properties: {
      id: text,
      version: whole,
      displayName: text,
      status: whole,
      categories: labels,
      assignees: labels,
      location: maybe,
      startDate: maybe,
    },
  },
  { total: whole },
);
const query = {
  type: 'object',
  properties: {
    statusIds: { type: 'integer', enum: [0, 1, 2, 3] },
    pageIndex: { type: 'integer', minimum: 0 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    orderBy: { type: 'string', enum: ['startDate'] },
    orderDirection: { type: 'string', enum: ['DESC'] },
  },
  additionalProperties: false,
};
const stored = ['PENDING', 'ACTIVE', 'REJECTED', 'LOCKED'];

/** Adds a hand-written list of the talents of one status, six columns of each, ordered by `startDate`. */
export function addColumnsRoute(app: FastifyInstance, pools: Pools): void {
  app.get<{ Querystring: { statusIds?: number; pageIndex?: number; pageSize?: number } }>(
    '/bench/talents/columns',
    { config: { access: 'signedIn' }, schema: { querystring: query, response: answer(page) } },
    async (request) => {
      const { agencyId } = callerOf(request);
      const { statusIds: status = 1, pageIndex = 0, pageSize = 20 } = request.query;
      const { rows } = await pools.query<Row>(agencyId, {
        name: 'bare columns',
        text: columnsStatement,
        values: [agencyId, stored[status], pageSize + 1, pageIndex * pageSize],
      });
      const loadMore = rows.length > pageSize;
      const data = rows.slice(0, pageSize).map((row) => ({
        id: row.id,
        version: row.version,
        displayName: row.display_name,
        status,
        categories: row.categories ?? [],
        assignees: row.assignees ?? [],
        location: row.location,
        startDate: row.start_date,
      }));
      return {
        responseData: { data, total: rows[0]?.total ?? 0, loadMore, nextPageIndex: loadMore ? pageIndex + 1 : null },
      };
    },
  );
}

/** Measures the list with `fields` against the whole list, and against the hand-written route that sends the same bytes. */
export async function measureColumns({ app, loader, url, token }: Served, say: Say): Promise<Topic> {
  const whole = `/client/v1/talents?${asked}`;
  const some = `${whole}&${shown.map((key) => `fields=${key}`).join('&')}`;
  const paths = { whole, some, bare: `/bench/talents/columns?${asked}` };
  const read = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} ${body}`);
    return body;
  };
  const bytes = { whole: await read(paths.whole), some: await read(paths.some), bare: await read(paths.bare) };
  if (bytes.some !== bytes.bare) throw new Error('The list of six columns and the one by hand differ.');
  const rates = { whole: [] as number[], some: [] as number[], bare: [] as number[] };
  const sides = Object.keys(rates) as (keyof typeof rates)[];
  const load = (side: keyof typeof rates): Promise<number> =>
    loader.measure({ url, token, method: 'GET', paths: [paths[side]], seconds, connections });
  for (const side of sides) await load(side);
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another side.
    for (const step of sides.keys()) {
      const side = sides[(round + step) % sides.length] ?? 'some';
      rates[side].push(await load(side));
    }
  }
  const [mine, all, byHand] = [median(rates.some), median(rates.whole), median(rates.bare)];
  say(`six columns: ${mine.toFixed(0)}, the whole list ${all.toFixed(0)}, by hand ${byHand.toFixed(0)} requests/s`);
  const figure = (what: string, other: 'whole' | 'bare', target: number): Figure => ({
    what,
    sides: [`${mine.toFixed(0)}/s`, `${median(rates[other]).toFixed(0)}/s`],
    ratio: median(rates.some.map((rate, round) => rate / (rates[other][round] ?? Number.NaN))),
    target: atLeast(target),
  });
  return {
    title: 'A list of six columns',
    about:
      `Requests a second over HTTP for a page of 20 talents with the six columns of the list (\`fields\`), of one status, by ` +
      `\`startDate\`, with the total: against the same list whole, and against a hand-written route in the same server, with the ` +
      `same session check and bound connection, which sends the same bytes (${kb(bytes.some)}; whole ${kb(bytes.whole)}).`,
    sides: ['six columns', 'against'],
    figures: [figure('the whole list', 'whole', 2.2), figure('by hand', 'bare', 0.85)],
    remarks: [
      `${connections} kept connections, ${rounds} rounds of ${seconds} s in turns after one that does not count; the ratio is the median of theirs.`,
    ],
  };
}

const kb = (body: string) => `${(body.length / 1024).toFixed(1)} KB`;
