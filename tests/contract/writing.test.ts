import type { RefOptions } from '../../schema/fields/ref.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../schema/language/check.ts';
import { defaultsOf } from '../../schema/derive/defaults.ts';
import { recordSchema } from '../../schema/derive/jsonSchema.ts';
import { orderKey } from '../../schema/language/board.ts';
import { deletedByKey, type AnyEntity } from '../../schema/language/entity.ts';
import { kindOf, writtenColumns } from '../../schema/fields/kinds.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { tableSums } from '../support/sums.ts';
import type { Field } from '../../schema/fields/field.ts';
import type { RowsField } from '../../schema/fields/rows.ts';
import { topKey } from '../../schema/fields/specNames.ts';
import { bodyOf, isStepped, valueOf, isNeeded, changedField, changedWith } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const entities = fixtureRegistry.all.map((entity) => ({ name: entity.name, entity }));
const made = entities.filter(({ entity }) => offers(entity, 'create'));

/** The values with which a record needs nothing but what its declaration says: one kind of an added field has choices. */
const plainest: Readonly<Record<string, object>> = { customField: { dataType: 'SHORT_TEXT' } };

/** Values with which a module fills a field that a body clears: an invoice takes the agency's settings. */
const refilled: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  invoice: { taxMode: 'EXCLUSIVE', rounding: 'INVOICE' },
};

/** Rows without what answers add to them: cells that only the server writes, the shares of the answers of a poll. */
function asSent(value: Json, field?: Field): Json {
  if (!Array.isArray(value)) return value;
  const cells = field?.kind === 'rows' ? Object.entries((field as RowsField).cells) : [];
  const kept = new Set(cells.flatMap(([name, cell]) => (cell.readOnly ? keysOf(name, cell) : [])));
  return value.map((row: Json) => {
    if (typeof row !== 'object' || row === null) return row;
    if (!('votePercent' in row)) return without(withoutLabels(row), (key) => kept.has(key));
    const { position: _position, totalVotes: _votes, votePercent: _percent, mostVoted: _most, ...sent } = row;
    return sent;
  });
}

function without(row: Json, isLeftOut: (key: string, value: unknown) => boolean): Json {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => !isLeftOut(key, value)));
}

/** A row without the names of the records to which its cells point. */
function withoutLabels(row: Json): Json {
  return without(row, (key, value) => `${key}Id` in row && typeof value === 'object');
}

/**
 * Rows without the ids that the server gives them, without what answers add, and without the empty cells that the body's
 * rows do not name.
 */
function plain(value: Json, given: Json, field?: Field): Json {
  const sent = asSent(value, field);
  if (!Array.isArray(sent)) return sent;
  return sent.map((row: Json, index) => {
    if (typeof row !== 'object' || row === null || !('id' in row)) return row;
    const { id: _id, ...cells } = row;
    return without(cells, (key, cell) => cell === null && !Object.hasOwn(given[index] ?? {}, key));
  });
}

/** Returns the part of an answer that should equal the body. */
function said({ fields }: AnyEntity, answer: Json, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(body).map((key) => [key, plain(answer[key], body[key], fields[key])]));
}

/** The fields that a body may name. */
const writable = (entity: AnyEntity) => Object.entries(entity.fields).filter(([, field]) => !field.readOnly);

/** Returns the fields that stay writable after the creation. */
const changeable = (entity: AnyEntity) =>
  writable(entity).filter(([name, field]) => !field.isFixed && !isStepped(entity, name));

/** Returns a record of the kind, a new one if the API can create it. */
/** Returns the ids of status categories that may be hidden: no record is in them. The last of a type come first. */
async function unusedCategories(): Promise<readonly string[]> {
  const tables = entities
    .filter(({ entity }) => entity.root === entity.name && entity.fields['status']?.kind === 'status')
    .map(({ name }) => shop.test.app.engine.model(name).table);
  const used = tables.map((table) => `select status_id from ${table} where agency_id = $1`).join(' union all ');
  const { rows } = await shop.test.pools.query<{ id: string }>(shop.house.agencyId, {
    text: `select c.id from status_categories c where c.agency_id = $1 and not exists (
        select from statuses s where s.agency_id = $1 and s.category_id = c.id and s.id in (${used}))
      order by c.id desc`,
    values: [shop.house.agencyId],
  });
  return rows.map(({ id }) => id);
}

async function one(kind: string): Promise<Json> {
  // Those of an agency's beginning, and those that a call of finance issues.
  const [id] = kind === 'statusCategory' ? await unusedCategories() : kind === 'creditNote' ? shop.find([kind]) : [];
  return id === undefined ? shop.make(kind) : shop.read(kind, id);
}

describe.each(made)('a new $name', ({ name, entity }) => {
  it('is kept with every field that it was given, and read back the same', async () => {
    const body = bodyOf(entity, shop.next(), shop.find);
    const record = await shop.make(name, body);
    expect(said(entity, record, body)).toEqual(body);
    expect(record).toMatchObject({
      version: 1,
      createdAt: shop.test.now(),
      updatedAt: shop.test.now(),
      deletedAt: null,
    });
    expect(await shop.read(name, record.id)).toEqual(record);
    const described = Object.keys(recordSchema(entity)['properties'] as object).toSorted();
    // Only lists that ask for them have them.
    const ofLists = [deletedByKey, ...(entity.list.board ? [orderKey] : [])];
    expect(Object.keys(record).toSorted()).toEqual(described.filter((key) => !ofLists.includes(key)));
  });

  it('needs its required fields, and takes the declared value for every other', async () => {
    const full = { ...bodyOf(entity, shop.next(), shop.find), ...plainest[name] };
    const needed = writable(entity).filter(
      ([key, field]) => field.required && !('default' in field) && field.kind !== 'status' && key,
    );
    const body = Object.fromEntries(
      needed.flatMap(([key, field]) => keysOf(key, field).map((one) => [one, full[one]])),
    );
    for (const [key, field] of writable(entity)) if (isNeeded(field)) body[key] ??= full[key];
    for (const [first = ''] of entity.rules?.needsOne ?? []) body[first] ??= full[first];
    const record = await shop.make(name, JSON.parse(JSON.stringify(body)));
    const defaults = defaultsOf(entity.fields);
    for (const [key, value] of Object.entries(defaults))
      if (!(key in body)) expect([key, record[key]]).toEqual([key, value]);
    for (const [key, field] of needed) {
      const [wire = key] = keysOf(key, field).filter((one) => one in full && !(one in defaults));
      for (const empty of [undefined, null]) {
        const answer = await shop.call(name, 'create', { given: { ...full, [wire]: empty } });
        expect(answer.status).toBe(400);
        expect(answer.json.errorDetails).toMatchObject([{ field: wire, key: 'required' }]);
      }
    }
  });

  it('refuses keys that are not its own, and those that only the server writes', async () => {
    const before = await tableSums(shop.test);
    const readOnly = Object.entries(entity.fields).filter(([, field]) => field.readOnly);
    const labels = writable(entity).flatMap(([key, field]) =>
      (kindOf(field).labels?.(key, field) ?? []).map((label) => label.key),
    );
    const others = Object.keys(entity.api.otherNames?.create ?? {});
    const foreign = [
      'agencyId',
      'role',
      'id',
      'createdBy',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'permissions',
      'kind',
    ].filter((key) => !Object.hasOwn(entity.fields, key));
    const own = readOnly.flatMap(([key, field]) => keysOf(key, field));
    const wrong = [...foreign, ...own, ...labels, 'version', 'nothing'].filter((key) => !others.includes(key));
    for (const key of wrong) {
      const given = { ...bodyOf(entity, shop.next(), shop.find), [key]: 'x' };
      const answer = await shop.call(name, 'create', { given });
      expect([key, answer.status]).toEqual([key, 400]);
      expect(answer.json.errorDetails).toContainEqual({ field: key, message: 'Unknown field', key: 'unknownField' });
    }
    expect(await tableSums(shop.test)).toEqual(before);
  });

  it('is made once for a key, and answers the same to whoever asks again', async () => {
    const given = bodyOf(entity, shop.next(), shop.find);
    const headers = { 'idempotency-key': `once-${name}` };
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.call(name, 'create', { given, headers })));
    const later = await shop.call(name, 'create', { given, headers });
    expect(new Set([...answers, later].map(({ text }) => text))).toEqual(new Set([later.text]));
    expect(later.status).toBe(200);
    const { rows } = await shop.test.pools.query(shop.house.agencyId, {
      text: 'select 1 from record where label = $1',
      values: [label(entity, later.data)],
    });
    expect(rows).toHaveLength(1);

    const other = bodyOf(entity, shop.next(), shop.find);
    const clash = await shop.call(name, 'create', { given: other, headers });
    expect([clash.status, clash.json.error.key]).toEqual([400, 'idempotencyClash']);
    const elsewhere = await shop.call(name, 'create', {
      given: bodyOf(entity, shop.next()),
      headers,
      as: 'otherAgency',
    });
    expect(elsewhere.json.error?.key).not.toBe('idempotencyClash');
  });

  it('does not wait for itself where many are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const given = bodyOf(entity, shop.next(), shop.find);
        return shop.call(name, 'create', { given, headers: { 'idempotency-key': `many-${name}-${index}` } });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('may be tried again with the same key after a refusal', async () => {
    const headers = { 'idempotency-key': `again-${name}` };
    const given = bodyOf(entity, shop.next(), shop.find);
    const refused = await shop.call(name, 'create', { given: { ...given, [neededKey(entity)]: '' }, headers });
    expect(refused.status).toBe(400);
    expect((await shop.call(name, 'create', { given, headers })).status).toBe(200);
  });
});

/** Returns true if a record has nothing besides that field of which it needs one. */
async function isLastOf(entity: AnyEntity, key: string, id: string): Promise<boolean> {
  const groups = (entity.rules?.needsOne ?? []).filter((names) => names.includes(key));
  if (groups.length === 0) return false;
  const record = await shop.read(entity.name, id);
  const isEmpty = (name: string) =>
    keysOf(name, entity.fields[name] as Field).every((one) => record[one] === null || record[one]?.length === 0);
  return groups.some((names) => names.every((name) => name === key || isEmpty(name)));
}

/** Returns the key of a value that a body cannot leave empty: the one by which tests change a record, or another. */
function neededKey(entity: AnyEntity): string {
  const changed = changedField(entity);
  const [first] = writable(entity).flatMap(([key, field]) => (field.required ? keysOf(key, field) : []));
  return entity.fields[changed]?.required ? changed : (first ?? changed);
}

function label(entity: AnyEntity, record: Json): string {
  return String(record[entity.title]).replace(/\s+/g, ' ').slice(0, 200);
}

// A variant keeps the same fields in the same table: each is tried once.
const roots = entities.filter(({ entity }) => entity.root === entity.name);
describe.each(roots)('a changed $name', ({ name, entity }) => {
  const answered = Object.keys(entity.api.specNames ?? {})
    .map(topKey)
    .filter((key) => !(key in entity.fields));
  const chosenAmong = new Set(Object.values(entity.fields).map((field) => (field as RefOptions).among?.of));
  /**
   * Keys that may change with any field: computed values, those that the server sets, and the records among which
   * another one is chosen, whose module may name the right one there.
   */
  const derived = new Set([
    ...answered,
    ...Object.entries(entity.fields)
      .filter(
        ([key, field]) =>
          field.kind === 'computed' || (field.readOnly && !('isCreator' in field)) || chosenAmong.has(key),
      )
      .flatMap(([key, field]) => keysOf(key, field)),
  ]);

  it.each(changeable(entity).map(([key, field]) => ({ key, field })))(
    'keeps a new $key and leaves all else',
    async ({ key, field }) => {
      const before = await one(name);
      const following = writable(entity).filter(([, other]) => 'after' in other && other.after === key);
      const changed = [[key, field] as const, ...following];
      const n = shop.next() + 100_000;
      const change = Object.assign({}, ...changed.map(([each, one]) => valueOf(each, one, n, shop.find, before)));
      const answer = await shop.call(name, 'update', { id: before.id, version: before.version, given: change });
      expect(answer.status, answer.text).toBe(200);
      expect(said(entity, answer.data, change)).toEqual(change);
      expect(await shop.read(name, before.id)).toEqual(answer.data);

      // Another state has other steps.
      const told = entity.states?.[key] ? ['permissions'] : [];
      const touched = new Set([
        'version',
        'updatedAt',
        ...told,
        ...(entity.fields[entity.title]?.readOnly ? [entity.title] : []),
        ...changed.flatMap(([each, one]) => keysOf(each, one)),
      ]);
      const rest = (record: Json) =>
        Object.fromEntries(Object.entries(record).filter(([each]) => !touched.has(each) && !derived.has(each)));
      expect(rest(answer.data)).toEqual(rest(before));
      expect([before.version, before.version + 1]).toContain(answer.data.version);
    },
  );

  it.each(changeable(entity).map(([key, field]) => ({ key, field })))(
    'clears $key where it may be empty',
    async ({ key, field }) => {
      const before = await one(name);
      const kind = kindOf(field);
      const defaults = defaultsOf({ [key]: field });
      const sets = [
        ...(kind.links?.(key, field) ?? []).map((link) => link.key),
        ...(field.kind === 'rows' ? [key] : []),
      ];
      for (const set of sets) {
        const answer = await shop.call(name, 'update', { id: before.id, given: { [set]: [] } });
        // A field whose values are chosen asks for its choices.
        const isChosen = name === 'customField' && String(before.dataType).endsWith('SELECT');
        const { last: needsOne, min } = field as RowsField;
        const last = isChosen ? 'choiceNeeded' : min === undefined ? needsOne : 'tooFew';
        expect(answer.status, answer.text).toBe(last === undefined ? 200 : 400);
        if (last === undefined) expect(answer.data[set]).toEqual([]);
        else expect(answer.json.errorDetails).toMatchObject([{ field: set, key: last }]);
      }
      for (const [index, column] of writtenColumns(key, field).entries()) {
        const isLast = await isLastOf(entity, key, before.id);
        const isNeeded = (field.required === true || isLast) && (column.key === key || column.key === `${key}Id`);
        const answer = await shop.call(name, 'update', { id: before.id, given: { [column.key]: null } });
        expect([column.key, index, answer.status], answer.text).toEqual([column.key, index, isNeeded ? 400 : 200]);
        if (isNeeded) expect(answer.json.errorDetails).toMatchObject([{ field: column.key, key: 'required' }]);
        else {
          const emptied = column.isNullable ? null : defaults[column.key];
          expect(answer.data[column.key]).toEqual(refilled[name]?.[column.key] ?? emptied);
        }
      }
      expect(await shop.read(name, before.id)).toMatchObject({ id: before.id });
    },
  );

  it.each(writable(entity).flatMap(([key, field]) => (field.isFixed ? [{ key, field }] : [])))(
    'keeps the $key with which it was made',
    async ({ key: fieldName, field }) => {
      const before = await one(name);
      const bodies = [1, 2, 3].map((n) => valueOf(fieldName, field, n, shop.find));
      const key = Object.keys(bodies[0] ?? {})[0] ?? fieldName;
      const given = { [key]: bodies.map((body) => body[key]).find((value) => value !== before[key]) ?? null };
      for (const answer of [
        await shop.call(name, 'update', { id: before.id, given }),
        await shop.call(name, 'bulk', { given: { ids: [{ id: before.id }], change: given } }),
      ]) {
        const refused = answer.json.errorDetails ?? answer.data[0].errorDetails;
        expect(refused).toMatchObject([{ field: key, key: 'readOnlyField' }]);
      }
      const same = await shop.call(name, 'update', { id: before.id, given: { [key]: asSent(before[key], field) } });
      expect(same.data).toEqual(before);
      expect(await shop.read(name, before.id)).toEqual(before);
    },
  );

  // Of mails and enquiries nobody writes a text.
  const texts = entity.fields[changedField(entity)]?.readOnly ? [] : [changedField(entity)];
  it.each(texts)(
    'is refused on an old version of its %s, with what is there now and has changed since',
    async (named) => {
      const before = await one(name);
      const field = entity.fields[named];
      const change = field ? valueOf(named, field, shop.next(), shop.find) : {};
      const { data } = await shop.call(name, 'update', { id: before.id, version: before.version, given: change });
      expect(data.version).toBe(before.version + 1);
      const again = field ? valueOf(named, field, shop.next(), shop.find) : {};
      const stale = await shop.call(name, 'update', { id: before.id, version: before.version, given: again });
      expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
      const { permissions: _permissions, ...current } = await shop.read(name, before.id);
      const { changedFields, ...told } = stale.data;
      expect([told, changedFields.toSorted()]).toEqual([{ current }, changedWith(entity)]);
      expect(current[named]).toBe(change[named]);
    },
  );

  it.each(texts)('lets one of many writers of its %s at a time through', async (named) => {
    const before = await one(name);
    const field = entity.fields[named];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const given = field ? valueOf(named, field, shop.next(), shop.find) : {};
        return shop.call(name, 'update', { id: before.id, version: before.version, given });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect((await shop.read(name, before.id)).version).toBe(before.version + 1);
  });

  it('stays as it is where nothing changes, or where a key is not its own', async () => {
    const before = await one(name);
    const sums = await tableSums(shop.test);
    const same = Object.fromEntries(
      writable(entity).flatMap(([key, field]) => {
        const wire = Object.keys(valueOf(key, field, 1, shop.find));
        return wire.map((each) => [each, asSent(before[each], field)]);
      }),
    );
    const answer = await shop.call(name, 'update', { id: before.id, given: same });
    expect(answer.data).toEqual(before);
    const readOnly = Object.entries(entity.fields).flatMap(([key, field]) =>
      field.readOnly ? keysOf(key, field) : [],
    );
    for (const key of ['agencyId', 'createdBy', 'permissions', 'kind', 'deletedAt', ...readOnly]) {
      const refused = await shop.call(name, 'update', { id: before.id, given: { [key]: 'x' } });
      expect([key, refused.status, refused.json.errorDetails?.[0].key]).toEqual([key, 400, 'unknownField']);
    }
    expect(await tableSums(shop.test)).toEqual(sums);
  });
});
