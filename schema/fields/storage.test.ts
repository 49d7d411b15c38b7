import * as yup from 'yup';
import { describe, expect, it } from 'vitest';
import type { ColumnSpec, Field, FieldKind } from './field.ts';
import { field, kindOf, writtenKeys } from './kinds.ts';

interface Stored {
  readonly field: Field;
  /** Columns as `key type`, with `?` where they may be empty and `= default`. */
  readonly columns?: readonly string[];
  /** Side tables as `key -> kinds` or `key: values`. */
  readonly links?: readonly string[];
  /** Labels as `key of id`. */
  readonly labels?: readonly string[];
  /** Filters as `param match key`. */
  readonly filters?: readonly string[];
  readonly sortsBy?: string | null;
}

/** Columns of each kind and their tables, for a field named `parts`. */
const table: Readonly<Record<FieldKind, readonly Stored[]>> = {
  text: [
    { field: field.text(), columns: ['parts text?'], filters: ['parts contains parts'], sortsBy: 'parts' },
    {
      field: field.text({ required: true, isFilteredWhole: true, default: 'x' }),
      columns: ['parts text = x'],
      filters: ['parts equals parts'],
      sortsBy: 'parts',
    },
  ],
  flag: [
    { field: field.flag(), columns: ['parts boolean = false'], filters: ['parts is parts'], sortsBy: 'parts' },
    {
      field: field.flag({ default: true }),
      columns: ['parts boolean = true'],
      filters: ['parts is parts'],
      sortsBy: 'parts',
    },
  ],
  measure: [
    {
      field: field.measure('mass'),
      columns: ['parts integer?'],
      filters: ['partsMin from parts', 'partsMax to parts'],
      sortsBy: 'parts',
    },
  ],
  decimal: [
    {
      field: field.decimal({ digits: 4 }),
      columns: ['parts bigint?'],
      filters: ['partsMin from parts', 'partsMax to parts'],
      sortsBy: 'parts',
    },
  ],
  integer: [
    {
      field: field.integer(),
      columns: ['parts integer?'],
      filters: ['partsMin from parts', 'partsMax to parts'],
      sortsBy: 'parts',
    },
    {
      field: field.integer({ required: true, default: 3 }),
      columns: ['parts integer = 3'],
      filters: ['partsMin from parts', 'partsMax to parts'],
      sortsBy: 'parts',
    },
  ],
  money: [
    {
      field: field.money(),
      columns: ['partsCurrency text = AUD', 'parts bigint?'],
      filters: ['partsMin from parts', 'partsMax to parts', 'partsCurrency equals partsCurrency'],
      sortsBy: 'parts',
    },
    {
      field: field.money({ currency: 'code', required: true }),
      columns: ['code text = AUD', 'parts bigint'],
      filters: ['partsMin from parts', 'partsMax to parts', 'code equals code'],
      sortsBy: 'parts',
    },
    {
      field: field.money({ in: 'code' }),
      columns: ['parts bigint?'],
      filters: ['partsMin from parts', 'partsMax to parts'],
      sortsBy: 'parts',
    },
  ],
  currency: [
    {
      field: field.currency(),
      columns: ['parts text = AUD'],
      filters: ['parts equals parts'],
      sortsBy: 'parts',
    },
  ],
  date: [
    {
      field: field.date(),
      columns: ['parts date?'],
      filters: ['partsFrom from parts', 'partsTo to parts'],
      sortsBy: 'parts',
    },
  ],
  instant: [
    {
      field: field.instant({ required: true }),
      columns: ['parts timestamptz'],
      filters: ['partsFrom from parts', 'partsTo to parts'],
      sortsBy: 'parts',
    },
  ],
  zoned: [
    {
      field: field.zoned(),
      columns: [
        'parts timestamptz?',
        'partsTimeZone text?',
        'partsIsAllDay boolean = false',
        'partsEnd timestamptz? derived',
        'partsDay date? derived',
      ],
      filters: ['partsFrom from partsEnd', 'partsTo to partsEnd'],
      sortsBy: 'partsEnd',
    },
  ],
  recurrence: [{ field: field.recurrence({ of: ['starts'] }), columns: ['parts text?'], filters: [], sortsBy: null }],
  choice: [
    {
      field: field.choice(['A', 'B']),
      columns: ['parts text? (A, B)'],
      filters: ['partses any parts'],
      sortsBy: 'parts',
    },
    {
      field: field.choice({ NEW: 0, OLD: 1 }, { default: 1, filter: 'ages' }),
      columns: ['parts text = 1 (NEW, OLD)'],
      filters: ['ages any parts'],
      sortsBy: 'parts',
    },
  ],
  choices: [
    {
      field: field.choices({ NEW: 0, OLD: 1 }),
      links: ['parts: NEW, OLD'],
      filters: ['parts any parts'],
      sortsBy: null,
    },
    {
      field: field.choices(['A'], { filter: 'some' }),
      links: ['parts: A'],
      filters: ['some any parts'],
      sortsBy: null,
    },
  ],
  phone: [
    {
      field: field.phone({ country: 'land' }),
      columns: ['parts text?', 'land text? = AU'],
      filters: ['parts contains parts'],
      sortsBy: null,
    },
  ],
  place: [
    {
      field: field.place(),
      columns: ['parts text?', 'partsId text?'],
      filters: ['parts contains parts'],
      sortsBy: 'parts',
    },
  ],
  ref: [
    {
      field: field.ref('staff'),
      columns: ['partsId uuid? -> staff'],
      labels: ['parts of partsId'],
      filters: ['partsIds any partsId'],
      sortsBy: null,
    },
    {
      field: field.ref('staff', { required: true, filter: 'who' }),
      columns: ['partsId uuid -> staff'],
      labels: ['parts of partsId'],
      filters: ['who any partsId'],
      sortsBy: null,
    },
  ],
  refOneOf: [
    {
      field: field.refOneOf(['talent', 'staff']),
      columns: ['partsId uuid? -> talent, staff'],
      labels: ['parts of partsId'],
      filters: ['partsIds any partsId'],
      sortsBy: null,
    },
  ],
  refs: [
    { field: field.refs('staff'), links: ['partIds -> staff'], filters: ['partIds any partIds'], sortsBy: null },
    {
      field: field.refs('talent', { inverse: 'boss' }),
      links: ['partIds -> talent by boss'],
      filters: ['partIds any partIds'],
      sortsBy: null,
    },
  ],
  refsOneOf: [
    {
      field: field.refsOneOf(['talent', 'staff'], { filter: 'whose' }),
      links: ['partIds -> talent, staff'],
      filters: ['whose any partIds'],
      sortsBy: null,
    },
  ],
  status: [
    {
      field: field.status('TASK'),
      columns: ['partsId uuid? -> status'],
      labels: ['parts of partsId'],
      filters: ['partsIds any partsId'],
      sortsBy: 'partsId',
    },
  ],
  catalogue: [
    {
      field: field.catalogue('POSITION', { filter: 'role' }),
      columns: ['partsId uuid? -> catalogue'],
      labels: ['parts of partsId'],
      filters: ['role any partsId'],
      sortsBy: null,
    },
  ],
  catalogues: [
    {
      field: field.catalogues('TAG'),
      links: ['partIds -> catalogue'],
      filters: ['partIds any partIds'],
      sortsBy: null,
    },
  ],
  rows: [
    { field: field.rows({ label: field.text() }), filters: [], sortsBy: null },
    {
      field: field.rows({ by: field.ref('staff'), of: field.refOneOf(['talent', 'staff'], { filter: 'whose' }) }),
      filters: ['byIds any parts.byId', 'whose any parts.ofId'],
      sortsBy: null,
    },
  ],
  file: [
    {
      field: field.file({ isPicture: true }),
      columns: ['partsId uuid? -> files'],
      labels: ['parts of partsId'],
      filters: [],
      sortsBy: null,
    },
  ],
  files: [{ field: field.files(), links: ['partIds -> files'], filters: [], sortsBy: null }],
  computed: [{ field: field.computed('age', { as: 'integer' }), filters: [], sortsBy: 'parts' }],
};

const name = 'parts';
const targets = ({ pointsTo, isFile }: Pick<ColumnSpec, 'pointsTo' | 'isFile'>) =>
  pointsTo || isFile ? ` -> ${isFile ? 'files' : pointsTo?.join(', ')}` : '';

describe.each(Object.entries(table))('a field of kind %s', (kind, cases) => {
  it.each(cases)('keeps $columns $links', ({ field: declared, columns = [], links = [], labels = [], ...rest }) => {
    expect(declared.kind).toBe(kind);
    const means = kindOf(declared);
    const kept = means.columns(name, declared).map((column) => {
      const standard = column.default === undefined ? '' : ` = ${String(column.default)}`;
      const values = column.values ? ` (${column.values.join(', ')})` : '';
      return `${column.key} ${column.type}${column.isNullable ? '?' : ''}${standard}${values}${targets(column)}${column.derive ? ' derived' : ''}`;
    });
    expect(kept).toEqual(columns);
    const beside = (means.links?.(name, declared) ?? []).map((link) => {
      const by = link.inverse === undefined ? '' : ` by ${link.inverse}`;
      return link.values ? `${link.key}: ${link.values.join(', ')}` : `${link.key}${targets(link)}${by}`;
    });
    expect(beside).toEqual(links);
    expect((means.labels?.(name, declared) ?? []).map(({ key, of }) => `${key} of ${of}`)).toEqual(labels);
    expect(means.filters(name, declared).map(({ param, match, key }) => `${param} ${match} ${key}`)).toEqual(
      rest.filters,
    );
    expect(means.sortKey(name, declared)).toBe(rest.sortsBy);
  });

  it.each(cases)('asks rules of exactly the keys that a body may carry: $columns $links', ({ field: declared }) => {
    const means = kindOf(declared);
    expect(Object.keys(means.rules(name, declared, yup))).toEqual(writtenKeys(name, declared));
  });
});

describe('a value between the wire and the database', () => {
  const column = (declared: Field, key: string) => {
    const found = kindOf(declared)
      .columns(name, declared)
      .find((one) => one.key === key);
    type Code = (value: unknown, record: object) => unknown;
    const { encode, decode } = (found ?? {}) as { encode?: Code; decode?: Code };
    return { encode: encode ?? ((value: unknown) => value), decode: decode ?? ((value: unknown) => value) };
  };

  it.each<[string, Field, string, unknown, unknown, object]>([
    ['an amount in minor units', field.money(), 'parts', '12.50', 1250n, { partsCurrency: 'AUD' }],
    ['an amount of a currency without minor units', field.money(), 'parts', '1250', 1250n, { partsCurrency: 'JPY' }],
    [
      'an amount of a currency with three digits',
      field.money({ currency: 'c' }),
      'parts',
      '1.250',
      1250n,
      { c: 'KWD' },
    ],
    ['an amount beyond 2^53', field.money(), 'parts', '90071992547409.93', 9007199254740993n, {}],
    ['an amount in the currency of the record', field.money({ in: 'c' }), 'parts', '1250', 1250n, { c: 'JPY' }],
    ['an amount of a row in that', field.money({ in: '^c' }), 'parts', '1.250', 1250n, { '^c': 'KWD' }],
    ['no amount', field.money(), 'parts', null, null, {}],
    ['a code', field.choice({ NEW: 0, OLD: 1 }), 'parts', 0, 'NEW', {}],
    ['a name', field.choice(['A']), 'parts', 'A', 'A', {}],
    ['no choice', field.choice(['A']), 'parts', null, null, {}],
  ])('is kept as %s', (_, declared, key, wire, stored, record) => {
    const { encode, decode } = column(declared, key);
    expect(encode(wire, record)).toEqual(stored);
    expect(decode(typeof stored === 'bigint' ? String(stored) : stored, record)).toEqual(wire);
  });

  it.each([field.instant(), field.zoned()])('is kept as a moment with its milliseconds', (declared) => {
    expect(column(declared, 'parts').encode(1795136400123, {})).toBe('2026-11-20T01:00:00.123Z');
    expect(column(declared, 'parts').encode(null, {})).toBeNull();
  });

  it('is kept as a name in a set of codes', () => {
    const declared = field.choices({ NEW: 0, OLD: 1 });
    const [link] = kindOf(declared).links?.(name, declared) ?? [];
    const encode = link?.encode as ((wire: unknown) => string) | undefined;
    expect(encode?.(1)).toBe('OLD');
    expect(link?.decode?.('NEW')).toBe(0);
  });
});
