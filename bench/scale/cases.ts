import type { Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import type { ListQuery } from '../../server/engine/reading/listQuery.ts';
import { atMost, type Target } from '../figures.ts';

/** Viewer: one of these agency's people, whose staff rows the data set has. */
export interface Viewer {
  readonly levels: Actor['levels'] | null;
  readonly staff: 'few' | 'some' | 'many' | null;
}

/** One question asked at both sizes. */
export interface Case {
  readonly what: string;
  readonly entity: string;
  readonly viewer: Viewer;
  readonly query: ListQuery;
  readonly target?: Target;
}

const admin: Viewer = { levels: null, staff: null };
const viewAll: Viewer = { levels: { TALENT: ['VIEW_ALL'] }, staff: null };
const few: Viewer = { levels: { TALENT: ['VIEW_ASSIGN'] }, staff: 'few' };
const some: Viewer = { levels: { TALENT: ['VIEW_ASSIGN'] }, staff: 'some' };
const many: Viewer = { levels: { TALENT: ['VIEW_ASSIGN'] }, staff: 'many' };

const list = (what: string, viewer: Viewer, query: ListQuery = {}, target?: Target, entity = 'talent'): Case => ({
  what,
  entity,
  viewer,
  query,
  ...(target && { target }),
});

const ways = ['ASC', 'DESC'] as const;
const sortable = registry.get('talent').list.sortable ?? [];

/** The order of the list, as it opens and by each column both ways. */
export const orders: readonly Case[] = [
  list('default', admin, {}, atMost(1.5)),
  ...sortable.flatMap((orderBy) =>
    ways.map((way) => list(`${orderBy} ${way}`, admin, { orderBy, orderDirection: way }, atMost(1.5))),
  ),
  list('page 100 of the default', admin, { pageIndex: 99 }),
];

/** One viewer per scope. */
export const scopes: readonly Case[] = [
  list('VIEW_ALL', viewAll, {}, atMost(1.5)),
  list('VIEW_ASSIGN, 5 records', few, {}, atMost(1.5)),
  list('VIEW_ASSIGN, 150 records', some, {}, atMost(1.5)),
  list('the same by createdAt', some, { orderBy: 'createdAt', orderDirection: 'DESC' }, atMost(1.5)),
  list('VIEW_ASSIGN, 15,000 records of a million, 150 of ten thousand', many),
  list('the same by createdAt', many, { orderBy: 'createdAt', orderDirection: 'DESC' }),
  list('notes, VIEW_ALL on their owners', viewAll, {}, atMost(1.5), 'note'),
  list('notes, VIEW_ASSIGN on 5 owners', few, {}, atMost(1.5), 'note'),
  list('notes, VIEW_ASSIGN on 150 owners', some, {}, atMost(1.5), 'note'),
  list('notes, VIEW_ASSIGN on 15,000 owners, 150 of ten thousand', many, {}, undefined, 'note'),
];

const keyword = (what: string, words: string, query: ListQuery = {}, viewer = admin): Case =>
  list(`${what}: \`${words}\``, viewer, { ...query, filters: { keyword: words } }, atMost(10));

/** Keywords, compared with the default list of the same viewer at a million rows. */
export const keywords: readonly Case[] = [
  keyword('a rare last name', 'calalbrook'),
  keyword('no record at all', 'zzzqqq'),
  keyword('part of a phone number', '04441234'),
  keyword('in every record', 'example'),
  keyword('the commonest first name', 'maria'),
  keyword('the same, newest first', 'maria', { orderBy: 'createdAt', orderDirection: 'DESC' }),
  keyword('a first name late in the order', 'zoe'),
  keyword('the commonest place', 'sydney'),
  keyword('a rare place', 'lagos'),
  keyword('the commonest last name', 'baraton'),
  keyword('two words, name and place', 'maria sydney'),
  keyword('two words, both names', 'maria baraton'),
  keyword('two letters, common', 'ma'),
  keyword('one letter', '7'),
  keyword('two letters, late in the order', 'zo'),
  keyword('two letters that no record holds', 'qx'),
  keyword('a first name, seen by the viewer of 5', 'maria', {}, few),
  keyword('a first name, seen by the viewer of 150', 'maria', {}, some),
  keyword('a first name, seen by the viewer of 15,000', 'maria', {}, many),
];

/** A list with `fields`, and the viewer and values for which its statement is prepared before. */
export interface AskedAfter extends Case {
  readonly before: Pick<Case, 'viewer' | 'query'>;
}

const fields = registry.get('talent').list.columns;
const after = (what: string, [viewer, query]: Asked, [other, otherQuery]: Asked): AskedAfter => ({
  ...list(what, viewer, { ...query, fields }, atMost(1)),
  before: { viewer: other, query: { ...otherQuery, fields } },
});
type Asked = readonly [Viewer, ListQuery];
const ofStatus = (status: number, query: ListQuery = {}): Asked => [
  admin,
  { ...query, filters: { statusIds: [status] } },
];
const inPlace = (location: string): Asked => [admin, { filters: { location } }];
const newest = { orderBy: 'startDate', orderDirection: 'DESC' } as const;
const byMaking = { orderBy: 'createdAt', orderDirection: 'DESC' } as const;
const since = Date.UTC(2019, 0, 1);
const madeWithin = (hours: number): Asked => [
  admin,
  { filters: { fromDate: since, toDate: since + hours * 3_600_000 } },
];

/** Prepared lists that are asked again by a very different viewer or for very different values. */
export const askedAfter: readonly AskedAfter[] = [
  after('the default, after itself', [admin, {}], [admin, {}]),
  after('a rare status, after a common one', ofStatus(2), ofStatus(1)),
  after('the same by startDate', ofStatus(2, newest), ofStatus(1, newest)),
  after('a rare place, after a common one', inPlace('lagos'), inPlace('sydney')),
  after('made within an hour, after within ten years', madeWithin(1), madeWithin(87_600)),
  after('VIEW_ASSIGN, 5 records, after 15,000', [few, {}], [many, {}]),
  after('VIEW_ASSIGN, 15,000 records by createdAt, after 5', [many, byMaking], [few, byMaking]),
];

/** Counts, which a list never waits for. */
export const counts: readonly Case[] = [
  list('count of all', admin),
  list('count, VIEW_ASSIGN 15,000 and 150', many),
  list('count of a common keyword', admin, { filters: { keyword: 'maria' } }),
  list('count of a rare keyword', admin, { filters: { keyword: 'calalbrook' } }),
];
