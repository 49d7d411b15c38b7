import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../../schema/language/define.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { FilterSpec } from '../../../../schema/fields/field.ts';
import { field } from '../../../../schema/fields/kinds.ts';
import { filterTextLimit, keywordLimit, pageSizes } from '../../../../schema/rules/limits.ts';
import { isKeepable } from '../../../../schema/rules/texts.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { fixtureRegistry } from '../../../../tests/support/fixture.ts';
import { filterFieldsOf, type FilterField } from '../../view-fields/filterParams.ts';
import { apiFilterOf, isTooLong, writeListState, type ListState } from './listState.ts';
import { readListAddress } from './readListState.ts';
import { recordAskedFor } from '../../../widgets/record-param/openRecordParam.ts';

const awkward = [
  '_',
  '%5F',
  '%',
  '%%',
  '+',
  '&',
  '=',
  '#',
  '?',
  'a_b',
  '__proto__',
  '%ZZ',
  'é',
  '林',
  '👩‍🎤',
  '.',
  ',',
  ' _ ',
  '\u202e',
];

/** Sets whose members are what delimiters could break, under every delimiter there is. */
const hostile = defineEntity({
  name: 'hostile',
  group: 'none',
  title: 'displayName',
  access: 'PARTNER',
  api: { base: '/client/v1/hostile' },
  fields: {
    displayName: field.text({ required: true }),
    ones: field.choices(awkward.map((text) => text.trim())),
    twos: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: ',' },
    ),
    threes: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: '.' },
    ),
    fours: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: '-' },
    ),
    fives: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: '~' },
    ),
    sixes: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: ';' },
    ),
    sevens: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: '!' },
    ),
    eights: field.choices(
      awkward.map((text) => text.trim()),
      { delimiter: '*' },
    ),
  },
  list: {
    columns: ['displayName'],
    filters: ['displayName', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights'],
    sortable: ['displayName', 'createdAt'],
    sort: ['displayName', 'ASC'],
    range: { field: 'createdAt', default: 'lastMonth' },
  },
  form: { main: ['displayName'] },
}) as unknown as AnyEntity;

const now = Date.parse('2026-11-19T23:15:00Z');
const reader = { clock: () => now, zone: 'Australia/Sydney', maySee: () => true };
const entities = [...fixtureRegistry.all, hostile];

const text = (most: number) =>
  fc
    .oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...awkward), fc.string({ maxLength: 40 }))
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '' && typed.length <= most && isKeepable(typed));

const dayText = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

interface Bounds {
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Texts that one parameter of a filter can have. */
function valueOf({ schema }: FilterSpec): fc.Arbitrary<string> {
  const { enum: values, type, format, pattern, minimum, maximum } = schema as Bounds & Record<string, unknown>;
  if (values) return fc.constantFrom(...values.map(String));
  if (type === 'integer') {
    const [min, max] = [Math.max(minimum ?? -Infinity, -1_000_000), Math.min(maximum ?? Infinity, 1_000_000)];
    return fc.integer({ min, max }).map(String);
  }
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return dayText.map((date) => date.toISOString().slice(0, 10));
  // Those in which amounts have two digits at least, as the bounds have.
  if (format === 'currency') return fc.constantFrom('AUD', 'EUR', 'KWD');
  if (pattern !== undefined)
    return fc.integer().map((cents) => `${cents}.${String(Math.abs(cents) % 100).padStart(2, '0')}`);
  return text(filterTextLimit);
}

const inOrder = (left: string, right: string) =>
  left.includes('-', 1) ? left <= right : Number(left) <= Number(right);

/** The parameters of one filter as a state may have them: none, one bound, or both in order. */
function filterOf({ params }: FilterField): fc.Arbitrary<FilterValues> {
  const isBounded = params.some(({ match }) => match === 'from');
  const parts = params.map((spec) =>
    fc.tuple(fc.constant(spec.param), fc.uniqueArray(valueOf(spec), { maxLength: spec.match === 'any' ? 6 : 1 })),
  );
  return fc.tuple(...parts).map((entries) => {
    const [[, [from]] = ['', []], [, [to]] = ['', []]] = entries;
    const isCrossed = isBounded && from !== undefined && to !== undefined && !inOrder(from, to);
    const ordered = entries.map(([param, values], at) =>
      isCrossed && at < 2 ? ([param, [[to, from][at]]] as const) : ([param, values] as const),
    );
    return Object.fromEntries(ordered.filter(([, values]) => values.length > 0)) as FilterValues;
  });
}

const stateOf = (entity: AnyEntity): fc.Arbitrary<ListState> =>
  fc.record({
    pageIndex: fc.nat({ max: 999_999 }),
    pageSize: fc.constantFrom(...pageSizes),
    orderBy: fc.constantFrom(...(entity.list.sortable ?? [])),
    orderDirection: fc.constantFrom('ASC' as const, 'DESC' as const),
    keyword: fc.oneof(fc.constant(''), text(keywordLimit)),
    deleted: fc.boolean(),
    filters: fc
      .tuple(
        ...filterFieldsOf(entity).map((filter) =>
          fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, filterOf(filter)),
        ),
      )
      .map((all) => Object.assign({}, ...all) as FilterValues),
  });

const known = entities.flatMap((entity) =>
  filterFieldsOf(entity).flatMap(({ params }) => params.map(({ param }) => param)),
);
const names =
  'pageIndex pageSize orderBy orderDirection keyword q fromDate toDate deleted id uid __proto__ constructor toString hasOwnProperty utm_source custom. custom.x';
const piece = fc.oneof(
  fc.constantFrom(
    ...awkward,
    '%00',
    '%E0%A4%A',
    '%D8%00',
    '\uD800',
    '1e9',
    '-1',
    '9'.repeat(400),
    'true_false',
    'ASC',
    'null',
    'NaN',
    '../..',
    '<script>',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 2500 }),
);
const hostileSearch = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...names.split(' '), ...known), piece), fc.constantFrom('=', '', '=='), piece),
    { maxLength: 12 },
  )
  .chain((pairs) =>
    fc.constantFrom('?', '', '??', '&').map((start) => start + pairs.map((pair) => pair.join('')).join('&')),
  );

describe('the address of a list', () => {
  it('gives back each of 10,000 states as it was', () => {
    const oneOfAll = fc.oneof(...entities.map((entity) => fc.tuple(fc.constant(entity), stateOf(entity))));
    fc.assert(
      fc.property(oneOfAll, ([entity, state]) => {
        const query = writeListState(state, entity, reader);
        fc.pre(!isTooLong(state, entity, reader));
        expect(readListAddress(`?${query}`, entity, reader)).toEqual({ state, refused: [] });
        // As the browser keeps it.
        expect(readListAddress(new URL(`http://x/?${query}`).search, entity, reader).state).toEqual(state);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it('never breaks, whatever it is: what is read is written and read again as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entities), hostileSearch, (entity, search) => {
        const { state } = readListAddress(search, entity, reader);
        const query = writeListState(state, entity, reader);
        expect(isTooLong(state, entity, reader)).toBe(false);
        expect(readListAddress(query, entity, reader)).toEqual({ state, refused: [] });
        expect(Object.getPrototypeOf(state.filters)).toBe(Object.prototype);
        const asked = Object.values(apiFilterOf(state, entity)).flat();
        expect(asked.filter((value) => !['string', 'number', 'boolean'].includes(typeof value))).toEqual([]);
        expect(isKeepable(JSON.stringify(apiFilterOf(state, entity)))).toBe(true);
        expect(recordAskedFor(search) ?? 'none').toMatch(/^[\w-]+$/);
      }),
      { numRuns: 3_000 },
    );
  }, 120_000);
});
