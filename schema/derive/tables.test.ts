import { describe, expect, it } from 'vitest';
import { defineEntity, defineVariant } from '../language/define.ts';
import { field } from '../fields/kinds.ts';
import { registry as greenroom } from '../index.ts';
import { defineRegistry, type Registry } from '../language/registry.ts';
import { linkTableName, tablesOf, uniqueIndexName, type Table } from './tables.ts';

const thing = defineEntity({
  name: 'thing',
  group: 'none',
  title: 'name',
  access: 'TASK',
  api: { base: '/v1/things' },
  fields: {
    name: field.text({ required: true, unique: 'notUnique' }),
    order: field.integer({ default: 3 }),
    isOpen: field.flag(),
    stage: field.choice({ NEW: 0, DONE: 1 }, { required: true, default: 1 }),
    note: field.text({ required: true, default: `it's`, unique: { within: ['stage', 'boss'] } }),
    cost: field.money({ renamedFrom: 'price' }),
    boss: field.ref('thing'),
    members: field.refs('thing'),
    kinds: field.choices(['A', 'B']),
    parts: field.refs('thing', { inverse: 'boss' }),
    lines: field.rows({ label: field.text({ required: true }), count: field.integer({ required: true, default: 1 }) }),
    age: field.computed('age', { as: 'integer' }),
  },
  customFields: true,
  list: { columns: ['name'], sortable: ['name', 'order', 'cost', 'createdAt', 'age'], sort: ['name', 'ASC'] },
  form: { all: ['name', 'stage', 'note'] },
});
const other = defineVariant(thing, {
  name: 'other',
  group: 'none',
  access: 'EVENT',
  api: { base: '/v1/others' },
  list: { columns: ['name'], sortable: ['name', 'stage'], sort: ['name', 'ASC'] },
  form: { all: ['name', 'stage', 'note'] },
});

function tables(registry: Registry): Map<string, Table> {
  return new Map(tablesOf(registry).map((table) => [table.name, table]));
}

describe('the table of an entity', () => {
  const all = tables(defineRegistry({ thing }));
  const table = all.get('things');
  const column = (name: string) => table?.columns.find((one) => one.name === name);

  it('stands beside the side tables of its sets and rows, and no others', () => {
    expect([...all.keys()]).toEqual(['things', 'things_members', 'things_kinds', 'things_lines']);
  });

  it('has the columns of its fields after those that every table has', () => {
    expect(table?.columns.map(({ name }) => name)).toEqual([
      ...[
        'agency_id',
        'id',
        'version',
        'created_at',
        'created_by',
        'updated_at',
        'deleted_at',
        'deletion_id',
        'custom',
      ],
      ...['name', 'order_', 'is_open', 'stage', 'note', 'cost_currency', 'cost', 'boss_id'],
    ]);
    expect(column('name')).toMatchObject({ type: 'text', isNullable: false, isSorted: true });
    expect(column('order_')).toMatchObject({ type: 'integer', isNullable: true, default: undefined });
    expect(column('is_open')).toMatchObject({ isNullable: false, default: 'false' });
    expect(column('stage')).toMatchObject({ default: `'DONE'`, values: ['NEW', 'DONE'], isSorted: false });
    expect(column('note')).toMatchObject({ default: `'it''s'`, isSorted: false });
    expect(column('cost')).toMatchObject({ type: 'bigint', isNullable: true });
  });

  it('tells the former names of what was renamed', () => {
    expect(column('cost')).toMatchObject({ renamedFrom: 'price' });
    expect(column('cost_currency')).toMatchObject({ renamedFrom: 'price_currency' });
    expect(column('name')).not.toHaveProperty('renamedFrom');
  });

  it('is found by its key, what it sorts by, what it points to and what is unique', () => {
    expect(table?.primaryKey).toEqual(['agency_id', 'id']);
    const living = 'deleted_at is null';
    expect(table?.indexes).toEqual([
      { name: 'things_name_unique', columns: ['agency_id', '(lower(name))'], isUnique: true, where: living },
      {
        name: 'things_note_unique',
        columns: [
          'agency_id',
          'stage',
          `(coalesce(boss_id, '00000000-0000-0000-0000-000000000000'::uuid))`,
          '(lower(upper(normalize(note, NFC) collate "und-x-icu")))',
        ],
        isUnique: true,
        where: living,
      },
      { name: 'things_boss_id_idx', columns: ['agency_id', 'boss_id'] },
      { name: 'things_name_sort', columns: ['agency_id', 'name', 'id'], where: living },
      { name: 'things_order__sort', columns: ['agency_id', 'order_', 'id'], where: living },
      {
        name: 'things_cost_sort',
        columns: ['agency_id', '((case when cost is null then null else cost_currency end))', 'cost', 'id'],
        where: living,
      },
      { name: 'things_created_at_sort', columns: ['agency_id', 'created_at', 'id'], where: living },
      { name: 'things_deleted_idx', columns: ['agency_id', 'deletion_id'], where: 'deleted_at is not null' },
    ]);
  });

  it('points to the record table, never to a bare id', () => {
    const key = { table: 'record', foreignColumns: ['agency_id', 'id'] };
    expect(table?.references).toEqual([
      { name: 'things_id_fk', columns: ['agency_id', 'id'], ...key, onDelete: 'cascade' },
      { name: 'things_boss_id_fk', columns: ['agency_id', 'boss_id'], ...key },
    ]);
    const own = {
      columns: ['agency_id', 'owner_id'],
      table: 'things',
      foreignColumns: ['agency_id', 'id'],
      onDelete: 'cascade',
    };
    expect(all.get('things_members')).toMatchObject({
      primaryKey: ['agency_id', 'owner_id', 'target_id'],
      indexes: [{ columns: ['agency_id', 'target_id', 'owner_id'] }],
      references: [own, { columns: ['agency_id', 'target_id'], ...key }],
    });
    expect(all.get('things_kinds')).toMatchObject({
      primaryKey: ['agency_id', 'owner_id', 'value'],
      references: [own],
    });
    expect(all.get('things_lines')).toMatchObject({ primaryKey: ['agency_id', 'id'], references: [own] });
  });

  it('points from rows to records by a key and an index, and keeps amounts in the currency of their record', () => {
    const cells = { by: field.ref('thing'), price: field.money({ in: '^currency' }) };
    const fields = { ...thing.fields, currency: field.currency(), lines: field.rows(cells) };
    const rows = tables(defineRegistry({ thing: { ...thing, fields } as never })).get('things_lines');
    expect(rows?.columns.slice(4)).toMatchObject([{ name: 'by_id', isNullable: true }, { name: 'price' }]);
    expect(rows?.references.map(({ columns, table: to }) => [columns[1], to])).toEqual([
      ['owner_id', 'things'],
      ['by_id', 'record'],
    ]);
    expect(rows?.indexes.map(({ columns }) => columns[1])).toEqual(['owner_id', 'by_id']);
  });

  it('keeps a closed set by its names, and rows with the defaults of their cells', () => {
    expect(all.get('things_kinds')?.columns.find(({ name }) => name === 'value')).toMatchObject({ values: ['A', 'B'] });
    const { columns = [] } = all.get('things_lines') ?? {};
    expect(columns.map(({ name }) => name)).toEqual(['agency_id', 'id', 'owner_id', 'position', 'label', 'count']);
    expect(columns.at(-1)).toMatchObject({ default: '1', isNullable: false });
  });
});

describe('the table of variants', () => {
  const table = tables(defineRegistry({ thing, other })).get('things');

  it('tells them apart, and sorts each by itself', () => {
    expect(table?.columns[2]).toEqual({ name: 'kind', type: 'text', isNullable: false, values: ['thing', 'other'] });
    const sorts = table?.indexes.filter(({ name }) => name.endsWith('_sort')) ?? [];
    expect(sorts.map(({ columns }) => columns.join(' '))).toEqual([
      'agency_id kind name id',
      'agency_id kind order_ id',
      'agency_id kind ((case when cost is null then null else cost_currency end)) cost id',
      'agency_id kind created_at id',
      "agency_id kind (array_position(array['NEW', 'DONE'], stage)) id",
    ]);
  });
});

describe('names', () => {
  it('never pass what PostgreSQL takes, and differ where their beginnings are the same', () => {
    const long = 'theCommissionRulesOfTheInternationalTouringOffice';
    const names = [`${long}A`, `${long}B`].map((name) => linkTableName('management_agreements_abroad', name));
    for (const name of names) expect(name).toMatch(/^[a-z0-9_]{1,63}$/);
    expect(new Set(names).size).toBe(2);
    expect(uniqueIndexName('management_agreements_abroad', 'registration_number_of_the_touring_office').length).toBe(
      63,
    );
  });

  it('are each its own among all of Greenroom', () => {
    const names = tablesOf(greenroom).flatMap((table) => [
      table.name,
      `${table.name}_pk`,
      ...table.indexes.map(({ name }) => name),
      ...table.references.map(({ name }) => `fk ${table.name} ${name}`),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const name of names.filter((one) => !one.startsWith('fk '))) expect(name.length).toBeLessThanOrEqual(63);
  });
});

it('leads every key and index of every table with the agency', () => {
  for (const { name, columns, primaryKey, indexes, references } of tablesOf(greenroom)) {
    expect([name, columns[0]?.name, primaryKey[0]]).toEqual([name, 'agency_id', 'agency_id']);
    for (const index of indexes) expect([index.name, index.columns[0]]).toEqual([index.name, 'agency_id']);
    for (const reference of references) expect(reference.columns[0]).toBe('agency_id');
  }
});

describe('the table of what is seen through its owner', () => {
  const remark = defineEntity({
    name: 'remark',
    group: 'none',
    title: 'text',
    access: { owner: 'about' },
    api: { base: '/v1/remarks' },
    fields: { text: field.text({ required: true }), about: field.refOneOf(['thing']) },
    list: { columns: ['text'], sortable: ['createdAt'], sort: ['createdAt', 'DESC'] },
    form: { all: ['text', 'about'] },
  });

  it('says in its orders whose each row is', () => {
    const { indexes = [] } = tables(defineRegistry({ thing, remark })).get('remarks') ?? {};
    expect(indexes.filter(({ name }) => name.endsWith('_sort')).map(({ columns }) => columns)).toEqual([
      ['agency_id', 'created_at', 'id', 'about_id'],
    ]);
  });
});
