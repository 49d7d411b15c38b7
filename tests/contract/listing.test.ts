import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, namesOf, type ChoiceField } from '../../schema/fields/choice.ts';
import type { ComputedField } from '../../schema/fields/computed.ts';
import type { Field, FilterSpec } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { zonedKeys } from '../../schema/fields/zoned.ts';
import { rangeOf } from '../../schema/language/listRange.ts';
import { instantAt } from '../../schema/rules/dates.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import type { Answer, Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { isStepped, valueOf, isNeeded, changedField, changedWith } from '../support/values.ts';
import { offers, openWorkshop, routeOf, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** By kind, two records that filters distinguish, with every field filled. */
const pairs = new Map<string, [Json, Json]>();

const entities = fixtureRegistry.all.map((entity) => ({ name: entity.name, entity }));
const made = entities.filter(({ entity }) => offers(entity, 'create'));

/** Fields required by a rule between fields: a field of choices has some. */
const neededBesides: Readonly<Record<string, readonly string[]>> = { customField: ['options'] };

beforeAll(async () => {
  shop = await openWorkshop();
  for (const { name, entity } of made) {
    const first = await shop.make(name);
    shop.test.pass(60_000);
    const second = await shop.make(name);
    pairs.set(name, [await shop.read(name, first.id), await shop.read(name, second.id)]);
    // A few that say as little as they may, so that lists hold empty values too.
    const needed = Object.entries(entity.fields).filter(
      ([key, field]) =>
        (isNeeded(field) ||
          neededBesides[name]?.includes(key) ||
          entity.rules?.needsOne?.some(([first]) => first === key)) &&
        !field.readOnly &&
        field.kind !== 'status' &&
        !isStepped(entity, key),
    );
    for (let each = 0; each < 3; each += 1) {
      const body: Record<string, unknown> = {};
      for (const [key, field] of needed) Object.assign(body, valueOf(key, field, shop.next(), shop.find, body));
      await shop.make(name, body);
    }
  }
});
afterAll(() => shop.close());

const list = (kind: string, given: Record<string, unknown> = {}): Promise<Answer> => shop.call(kind, 'list', { given });

async function idsOf(kind: string, given: Record<string, unknown>): Promise<string[]> {
  const answer = await list(kind, given);
  expect(answer.status, answer.text).toBe(200);
  return answer.data.data.map(({ id }: Json) => id);
}

/** The whole list, page by page. */
async function walk(kind: string, given: Record<string, unknown>, pageSize: number): Promise<Json[]> {
  const found: Json[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { data } = await list(kind, { ...given, pageIndex, pageSize });
    found.push(...data.data);
    expect(data.nextPageIndex).toBe(data.loadMore ? pageIndex + 1 : null);
    if (!data.loadMore) {
      expect(data.total).toBe(found.length);
      return found;
    }
    expect(data.data).toHaveLength(pageSize);
  }
}

type Filter = FilterSpec & { readonly declared: Pick<ComputedField, 'filteredBy'> };

/** The value of a record as a filter asks for it: a computed one has a code, each of its rows a reference. */
function filteredValue({ key, declared: { filteredBy } }: Filter, record: Json): Json {
  const [rows = '', cell] = key.split('.');
  if (cell !== undefined) return record[rows].flatMap((row: Json) => row[cell] ?? []);
  return filteredBy ? filteredBy.codes[record[key]] : record[key];
}

/** Returns true if a record meets a filter, by the declaration's own terms. */
function meets(filter: Filter, wanted: Json, record: Json): boolean {
  const value = filteredValue(filter, record);
  const { match } = filter;
  switch (match) {
    case 'contains':
      return String(value ?? '')
        .toLowerCase()
        .includes(String(wanted).toLowerCase());
    case 'equals':
    case 'is':
      return value === wanted;
    case 'any':
      return [value].flat().some((one) => (wanted as unknown[]).includes(one));
    case 'from':
      return value !== null && comparable(value) >= comparable(wanted);
    case 'to':
      return value !== null && comparable(value) <= comparable(wanted);
  }
}

/** A number or a day as what its order is; amounts are numbers, written as texts. */
const comparable = (value: Json): Json => (/^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value);

/** Returns a filter value that one of a pair meets, and the other perhaps not. */
function asked(filter: Filter, record: Json): Json {
  const value = filteredValue(filter, record);
  return filter.match === 'any' ? [value ?? []].flat().slice(0, 1) : value;
}

describe.each(made)('a list of $name', ({ name, entity }) => {
  const filters = (entity.list.filters ?? []).flatMap((field) => {
    const declared = entity.fields[field];
    return declared
      ? kindOf(declared)
          .filters(field, declared)
          .map((spec) => ({ ...spec, field, declared: declared as Field & Filter['declared'] }))
      : [];
  });

  it.each(filters)('filters by $param', async (filter) => {
    const [first, second] = pairs.get(name) ?? [];
    const ids = [first.id, second.id];
    for (const from of [first, second]) {
      const wanted = asked(filter, from);
      if (wanted === null || (Array.isArray(wanted) && wanted.length === 0)) continue;
      const expected = [first, second].filter((record) => meets(filter, wanted, record)).map(({ id }) => id);
      expect((await idsOf(name, { ids, [filter.param]: wanted })).toSorted()).toEqual(expected.toSorted());
      if (routeOf(entity, 'count').method === 'POST' || !Array.isArray(wanted)) {
        const counted = await shop.call(name, 'count', { given: { ids, [filter.param]: wanted } });
        expect(counted.data).toMatchObject({ total: expected.length });
      }
    }
    expect(await idsOf(name, { ids })).toHaveLength(2);
  });

  const choices = filters.filter(({ declared }) => declared.kind === 'choice' || declared.kind === 'choices');
  it.each(choices)('finds each record by exactly its own $param', async ({ param, key, declared }) => {
    const all = await walk(name, {}, 100);
    const field = declared as ChoiceField;
    for (const code of namesOf(field.choices).map((one) => codeOf(field.choices, one))) {
      const expected = all.filter((record) => [record[key]].flat().includes(code)).map(({ id }) => id);
      const found = (await walk(name, { [param]: [code] }, 100)).map(({ id }) => id);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
  });

  it.each((entity.list.sortable ?? []).map((column) => ({ column })))(
    'sorts by $column both ways, each row once',
    async ({ column }) => {
      const rising = await walk(name, { orderBy: column, orderDirection: 'ASC' }, 7);
      const falling = await walk(name, { orderBy: column, orderDirection: 'DESC' }, 11);
      const ids = rising.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(falling.map(({ id }) => id)).toEqual(ids.toReversed());
      expect(ids.toSorted()).toEqual((await walk(name, {}, 100)).map(({ id }) => id).toSorted());

      const declared = entity.fields[column];
      const key = declared ? kindOf(declared).sortKey(column, declared) : column;
      const values = rising.map((record) => record[key ?? column]).filter((value) => value !== null);
      const ordered = (value: Json): Json => {
        if (declared?.kind !== 'choice') return comparable(value);
        const { choices: set } = declared as ChoiceField;
        return namesOf(set).findIndex((one) => codeOf(set, one) === value);
      };
      const isOrdered = values.every(
        (value, index) => index === 0 || before(ordered(values[index - 1]), ordered(value)),
      );
      expect(isOrdered, JSON.stringify(values)).toBe(true);
      const empty = rising.slice(values.length);
      expect(empty.every((record) => record[key ?? column] === null)).toBe(true);
    },
  );

  it('comes in its declared order unless asked otherwise', async () => {
    const [column, direction] = entity.list.sort;
    const expected = await walk(name, { orderBy: column, orderDirection: direction }, 100);
    expect((await walk(name, {}, 100)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  const searched = (entity.list.search ?? []).map((field) => ({ field }));
  it.each(searched)('finds a record by the words of its $field, in any case', async ({ field }) => {
    const [first, second] = pairs.get(name) ?? [];
    const ids = [first.id, second.id];
    // What only the server gives may come later than the record.
    if (first[field] === null) return expect(entity.fields[field]?.readOnly).toBe(true);
    const text = String(first[field]);
    for (const keyword of [text, text.toUpperCase(), text.slice(1), text.split(' ').toReversed().join('  ')]) {
      expect(await idsOf(name, { ids, keyword })).toContain(first.id);
      expect(await idsOf(name, { ids, q: keyword })).toEqual(await idsOf(name, { ids, keyword }));
    }
    expect(await idsOf(name, { ids, keyword: text })).toEqual(second[field] === first[field] ? ids : [first.id]);
    expect(await idsOf(name, { keyword: `${text} nowhere` })).toEqual([]);
    expect(await idsOf(name, { keyword: '%' })).toEqual([]);
  });

  const range = rangeOf(entity.list)?.field;
  it.each(range === undefined ? [] : [{ range }])('is bounded by fromDate and toDate on $range', async (bounds) => {
    const records = pairs.get(name) ?? [];
    const ids = records.map(({ id }) => id);
    if (records.some((record) => record[bounds.range] === null))
      return expect(entity.fields[bounds.range]?.readOnly).toBe(true);
    const kind = entity.fields[bounds.range]?.kind;
    const isDay = kind === 'date';
    const [from, to] = records.map((record) => {
      const value = record[kind === 'zoned' ? zonedKeys(bounds.range).end : bounds.range];
      return isDay ? { start: instantAt(value), end: instantAt(value, '23:59') } : { start: value, end: value };
    });
    if (!from || !to) throw new Error('two records are needed');
    const within = (given: Record<string, unknown>) => idsOf(name, { ids, ...given });
    expect((await within({ fromDate: from.start, toDate: to.end })).toSorted()).toEqual(ids.toSorted());
    expect(await within({ fromDate: to.start })).toEqual([ids[1]]);
    expect(await within({ toDate: from.end })).toEqual([ids[0]]);
    expect(await within({ fromDate: from.start, toDate: from.end })).toEqual([ids[0]]);
  });

  it('leaves the total out where it is not asked for, and counts apart', async () => {
    const page = await list(name, { pageSize: 2, withTotal: false });
    expect(page.data).not.toHaveProperty('total');
    const counted = await shop.call(name, 'list', { given: { pageSize: 1 } });
    const beyond = await shop.call(name, 'list', { given: { pageIndex: 1000 } });
    expect(beyond.data).toEqual({ data: [], total: counted.data.total, loadMore: false, nextPageIndex: null });
    if (!offers(entity, 'count')) return;
    const { sums } = entity.list;
    const expected = { total: counted.data.total, ...(sums && { sums: expect.any(Object) }) };
    expect((await shop.call(name, 'count')).data).toEqual(expected);
  });

  const impossible: [string, unknown][] = [
    ['nothing', 1],
    ['agencyId', 'x'],
    ['pageSize', 0],
    ['pageSize', (entity.api.mostRows ?? maximumPageSize) + 1],
    ['pageSize', 1.5],
    ['pageIndex', -1],
    ['orderBy', 'nothing'],
    ['orderDirection', 'UP'],
    ['ids', ['x']],
    ['withTotal', 'perhaps'],
    ['deleted', 'perhaps'],
    ...(range === undefined ? [['fromDate', 1] as [string, unknown]] : []),
    ...(searched.length === 0 ? [['keyword', 'x'] as [string, unknown]] : []),
    ...filters
      .filter(({ match }) => match !== 'contains' && match !== 'equals')
      .map(({ param }): [string, unknown] => [param, '\u00e9']),
  ];
  it.each(impossible)('refuses %s = %j', async (param, value) => {
    for (const operation of ['list', 'export'] as const) {
      if (!offers(entity, operation)) continue;
      const answer = await shop.call(name, operation, { given: { [param]: value } });
      expect([operation, answer.status]).toEqual([operation, 400]);
      expect(answer.json.errorDetails[0].field).toMatch(new RegExp(`^${param}`));
    }
  });
});

function before(one: Json, other: Json): boolean {
  return typeof one === 'string' ? one.localeCompare(String(other), 'und') <= 0 : one <= other;
}

const exported = made.filter(({ entity }) => offers(entity, 'export'));
describe.each(exported)('the export of $name', ({ name, entity }) => {
  const read = async (given: Record<string, unknown>) => {
    const answer = await shop.call(name, 'export', { given });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${entity.plural}.csv"`);
    return answer.text;
  };

  it('has the columns of the list and a row for each record that the list finds', async () => {
    const [record] = pairs.get(name) ?? [];
    const text = await read({ ids: [record.id] });
    const [head, ...rows] = text.trimEnd().split('\n');
    expect(head).toBe(`\uFEFF${entity.list.columns.join(',')}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(String(record[entity.title]));
  });

  it('has the columns and headings that were asked for, in the order of the list', async () => {
    const text = await read({
      columns: [entity.title],
      headings: ['The title'],
      orderBy: entity.list.sort[0],
      orderDirection: 'DESC',
    });
    const [head, ...rows] = text.trimEnd().split('\n');
    expect(head).toBe('\uFEFFThe title');
    const records = await walk(name, { orderBy: entity.list.sort[0], orderDirection: 'DESC' }, 100);
    expect(rows).toEqual(records.map((record) => record[entity.title]));
  });

  it('runs no formula that somebody has typed', async () => {
    const [record] = pairs.get(name) ?? [];
    const change = { [changedField(entity)]: '=HYPERLINK("https://evil.test")' };
    expect((await shop.call(name, 'update', { id: record.id, given: change })).status).toBe(200);
    // Nobody types a title that is a number of a series.
    const typed = changedWith(entity).includes(entity.title) ? entity.title : changedField(entity);
    const text = await read({ ids: [record.id], columns: [typed] });
    expect(text.trimEnd().split('\n')[1]).toBe(`"'=HYPERLINK(""https://evil.test"")"`);
  });
});
