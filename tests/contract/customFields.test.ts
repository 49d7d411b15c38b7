import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import type { CustomDataType } from '../../schema/rules/customFields.ts';
import { filterTextLimit, valuesLimit } from '../../schema/rules/limits.ts';
import { fixtureOwners, fixtureRegistry } from '../support/fixture.ts';
import { tableSums } from '../support/sums.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
const ids = { size: v7(), allergies: v7(), nickname: v7(), story: v7(), signedOn: v7() };
const dataTypes: Readonly<Record<keyof typeof ids, CustomDataType>> = {
  size: 'SINGLE_SELECT',
  allergies: 'MULTI_SELECT',
  nickname: 'SHORT_TEXT',
  story: 'LONG_TEXT',
  signedOn: 'DATE',
};
const options = [{ value: 'Small' }, { value: 'Large' }];

const kinds = fixtureRegistry.all.filter((entity) => entity.customFields && offers(entity, 'create'));
/** A field of the other agency, one of another entity, one that was deleted and one that was put away. */
const strange = { theirs: '', elsewhere: '', alsoElsewhere: '', removed: '', archived: '' };
const owners: Readonly<Record<string, string>> = fixtureOwners;

async function addField(as: 'agency' | 'otherAgency', entity: string, label: string, dataType: CustomDataType) {
  return shop.make('customField', { label, ownerType: owners[entity], dataType, options }, as);
}

beforeAll(async () => {
  shop = await openWorkshop();
  const add = async (...given: Parameters<typeof addField>) => (await addField(...given)).id;
  strange.theirs = await add('otherAgency', 'talent', 'Theirs', 'SHORT_TEXT');
  strange.elsewhere = await add('agency', 'fixtureVenue', 'Elsewhere', 'SHORT_TEXT');
  strange.alsoElsewhere = await add('agency', 'fixtureErrand', 'Elsewhere', 'SHORT_TEXT');
  strange.removed = await add('agency', 'talent', 'Removed', 'SHORT_TEXT');
  strange.archived = await add('agency', 'talent', 'Archived', 'SHORT_TEXT');
  await shop.call('customField', 'delete', { id: strange.removed });
  await shop.call('customField', 'update', { id: strange.archived, given: { status: 'ARCHIVED' } });
});
afterAll(() => shop.close());

describe.each(kinds.map((entity) => ({ kind: entity.name, entity })))(
  'what an agency adds to a $kind',
  ({ kind, entity }) => {
    const own = (name: keyof typeof ids) => fieldIds.get(name) ?? '';
    const elsewhere = () => (entity.root === 'fixtureVenue' ? strange.alsoElsewhere : strange.elsewhere);
    const fieldIds = new Map<keyof typeof ids, string>();
    const choices = new Map<string, string>();
    const small = (name: 'size' | 'allergies') => choices.get(`${name} Small`) ?? '';
    const large = (name: 'size' | 'allergies') => choices.get(`${name} Large`) ?? '';

    beforeAll(async () => {
      for (const [name, dataType] of Object.entries(dataTypes) as [keyof typeof ids, CustomDataType][]) {
        // Variants have their fields in common.
        const label = `The ${name}`;
        const known = await shop.call('customField', 'list', { given: { ownerType: owners[entity.root] } });
        const found = known.data.data.find((one: { label: string }) => one.label === label);
        const made = found ?? (await addField('agency', entity.root, label, dataType));
        fieldIds.set(name, made.id);
        for (const { id, value } of made.options) choices.set(`${name} ${value}`, id);
      }
    });

    const full = () => ({
      [own('size')]: small('size'),
      [own('allergies')]: [large('allergies'), small('allergies')],
      [own('nickname')]: '  Jo  ',
      [own('story')]: 'One\nTwo',
      [own('signedOn')]: '2026-02-28',
    });
    const title = () => ({ [entity.title]: `Custom ${shop.next()}` });

    it('is written, read back and patched like any field', async () => {
      const record = await shop.make(kind, { ...title(), custom: full() });
      const kept = { ...full(), [own('nickname')]: 'Jo' };
      expect(record.custom).toEqual(kept);
      const change = { [own('nickname')]: null, [own('allergies')]: [], [own('size')]: large('size') };
      const answer = await shop.call(kind, 'update', { id: record.id, given: { custom: change } });
      const { [own('nickname')]: _nickname, [own('allergies')]: _allergies, ...rest } = kept;
      expect(answer.data).toMatchObject({ version: 2 });
      expect(answer.data.custom).toEqual({ ...rest, [own('size')]: large('size') });
      expect(await shop.read(kind, record.id)).toEqual(answer.data);
      const same = await shop.call(kind, 'update', {
        id: record.id,
        given: { custom: { [own('size')]: large('size') } },
      });
      expect(same.data.version).toBe(2);
      const { data } = await shop.call(kind, 'history', { id: record.id });
      expect(data.data[0].changes).toEqual([{ field: 'custom', before: kept, after: answer.data.custom }]);
    });

    it('filters lists, counts and exports', async () => {
      const less = await shop.make(kind, { ...title(), custom: full() });
      const more = await shop.make(kind, {
        ...title(),
        custom: { [own('size')]: large('size'), [own('allergies')]: [large('allergies')] },
      });
      const found = async (given: Record<string, unknown>) => {
        const answer = await shop.call(kind, 'list', { given: { ids: [less.id, more.id], ...given } });
        expect(answer.status, answer.text).toBe(200);
        return answer.data.data.map(({ id }: { id: string }) => id);
      };
      expect(await found({ [`custom.${own('size')}`]: small('size') })).toEqual([less.id]);
      expect((await found({ [`custom.${own('size')}`]: [small('size'), large('size')] })).toSorted()).toEqual(
        [less.id, more.id].toSorted(),
      );
      expect(await found({ [`custom.${own('allergies')}`]: [small('allergies')] })).toEqual([less.id]);
      expect(await found({ [`custom.${own('nickname')}`]: 'Jo' })).toEqual([less.id]);
      expect(await found({ [`custom.${own('signedOn')}`]: '2026-02-28' })).toEqual([less.id]);
      expect(await found({ [`custom.${own('nickname')}`]: ' jO' })).toEqual([less.id]);
      expect(await found({ [`custom.${own('story')}`]: 'two' })).toEqual([less.id]);
      expect(await found({ [`custom.${own('nickname')}`]: 'J%' })).toEqual([]);
      // An empty filter is one that nobody has set.
      expect(await found({ [`custom.${own('size')}`]: '' })).toHaveLength(2);
      for (const [from, to, isIn] of [
        ['2026-02-28', '2026-02-28', true],
        ['2026-03-01', '2026-12-31', false],
        ['2025-01-01', '2026-02-27', false],
      ] as const) {
        const bounds = { [`custom.${own('signedOn')}From`]: from, [`custom.${own('signedOn')}To`]: to };
        expect(await found(bounds)).toEqual(isIn ? [less.id] : []);
        const { data } = await shop.call(kind, 'count', { given: { ids: [less.id], ...bounds } });
        expect(data.total).toBe(isIn ? 1 : 0);
      }
      if (!offers(entity, 'export')) return;
      const columns = ['size', 'allergies', 'signedOn'].map((name) => `custom.${own(name as 'size')}`);
      const csv = await shop.call(kind, 'export', { given: { ids: [less.id], columns } });
      expect(csv.text.trim()).toBe('The size,The allergies,The signedOn\nSmall,Large; Small,2026-02-28');
    });

    it('sorts lists and exports by the order of the options, by text and by day, empty values being the largest', async () => {
      const made = async (custom: object) => (await shop.make(kind, { ...title(), custom })).id;
      const unset = await made({});
      const values = [
        { size: small('size'), nickname: 'b', story: 'Zebra', signedOn: '2026-11-02' },
        { size: large('size'), nickname: 'É', story: 'älg', signedOn: '2025-12-31' },
        { size: small('size'), nickname: 'a', story: 'Mole', signedOn: '2026-02-28' },
      ];
      const keyed = (one: object) =>
        Object.fromEntries(Object.entries(one).map(([name, value]) => [own(name as 'size'), value]));
      const sorted: string[] = [];
      for (const one of values) sorted.push(await made(keyed(one)));
      const inOrder = async (operation: 'list' | 'export', name: keyof typeof ids, orderDirection: string) => {
        const given = { ids: [unset, ...sorted], orderBy: `custom.${own(name)}`, orderDirection };
        const columns = operation === 'export' && { columns: [entity.title, `custom.${own(name)}`] };
        return shop.call(kind, operation, { given: { ...given, ...columns } });
      };
      const [first = '', second = '', third = ''] = sorted;
      const rising: [keyof typeof ids, string[]][] = [
        ['size', [first, third, second]],
        ['nickname', [third, first, second]],
        ['story', [second, third, first]],
        ['signedOn', [second, third, first]],
      ];
      for (const [name, order] of rising) {
        const { data, text } = await inOrder('list', name, 'ASC');
        expect([name, data?.data.map(({ id }: { id: string }) => id)], text).toEqual([name, [...order, unset]]);
        const falling = name === 'size' ? [second, third, first] : order.toReversed();
        const down = (await inOrder('list', name, 'DESC')).data.data.map(({ id }: { id: string }) => id);
        expect([name, down]).toEqual([name, [unset, ...falling]]);
      }
      if (offers(entity, 'export')) {
        const lines = (await inOrder('export', 'signedOn', 'DESC')).text.trim().split('\n').slice(1);
        expect(lines.map((line) => line.split(',').at(-1))).toEqual(['', '2026-11-02', '2026-02-28', '2025-12-31']);
      }
      const refusedOrders = [own('allergies'), v7(), strange.theirs, strange.removed, strange.archived, elsewhere()];
      for (const id of refusedOrders) {
        for (const operation of (['list', 'export'] as const).filter((one) => offers(entity, one))) {
          const answer = await shop.call(kind, operation, { given: { orderBy: `custom.${id}` } });
          expect([operation, answer.status]).toEqual([operation, 400]);
          expect(answer.json.errorDetails).toMatchObject([{ field: 'orderBy', key: 'notSortable' }]);
          expect(answer.json.error.message).toBe(`This list cannot be sorted by custom.${id}`);
        }
      }
    });

    it('takes no more and no longer values of its filters than of any other filter', async () => {
      const filtered = async (value: unknown) =>
        (await shop.call(kind, 'count', { given: { [`custom.${own('nickname')}`]: value } })).status;
      const many = Array.from({ length: valuesLimit + 1 }, () => 'x');
      const long = 'x'.repeat(filterTextLimit + 1);
      expect([await filtered(many.slice(1)), await filtered(long.slice(1))]).toEqual([200, 200]);
      expect([await filtered(many), await filtered(long), await filtered([long])]).toEqual([400, 400, 400]);
    });

    it('sorts in the one statement that reads the list', async () => {
      const before = shop.test.statements.length;
      const answer = await shop.call(kind, 'list', { given: { orderBy: `custom.${own('size')}` } });
      expect(answer.status, answer.text).toBe(200);
      const lists = shop.test.statements.slice(before).filter((text) => text.includes('jsonb_object_agg'));
      expect(lists).toHaveLength(1);
    });

    it('refuses what is none of its options, types or fields', async () => {
      const before = await tableSums(shop.test);
      const wrong: [string, unknown, string][] = [
        [own('size'), 'x', 'choice'],
        [own('size'), 1, 'wrongType'],
        [own('size'), [small('size')], 'wrongType'],
        [own('allergies'), [1], 'wrongType'],
        [own('allergies'), [small('allergies'), 'x'], 'choice'],
        [own('allergies'), small('allergies'), 'wrongType'],
        [own('nickname'), 'x'.repeat(256), 'tooLong'],
        [own('nickname'), { text: 'x' }, 'wrongType'],
        [own('story'), 'x'.repeat(10_001), 'tooLong'],
        [own('signedOn'), '2026-02-30', 'date'],
        [v7(), 'x', 'unknownField'],
        [strange.theirs, 'x', 'unknownField'],
        [strange.removed, 'x', 'unknownField'],
        [strange.archived, 'x', 'unknownField'],
        [elsewhere(), 'x', 'unknownField'],
        ['toString', 'x', 'unknownField'],
      ];
      for (const [id, value, key] of wrong) {
        const answer = await shop.call(kind, 'create', { given: { ...title(), custom: { [id]: value } } });
        expect([key, value, answer.status]).toEqual([key, value, 400]);
        expect(answer.json.errorDetails[0]).toMatchObject({ key });
        expect(answer.json.errorDetails[0].field).toMatch(new RegExp(`^custom\\.${id}`));
      }
      for (const id of [v7(), strange.theirs, strange.removed, strange.archived, elsewhere()]) {
        for (const operation of ['list', 'count'] as const) {
          const answer = await shop.call(kind, operation, { given: { [`custom.${id}`]: 'x' } });
          expect([operation, answer.status]).toEqual([operation, 400]);
          expect(answer.json.errorDetails).toMatchObject([{ field: `custom.${id}`, key: 'unknownParameter' }]);
        }
      }
      for (const [param, value, key] of [
        [`custom.${own('nickname')}From`, '2026-01-01', 'unknownParameter'],
        [`custom.${own('size')}To`, '2026-01-01', 'unknownParameter'],
        [`custom.${own('signedOn')}From`, '2026-02-30', 'date'],
        [`custom.${own('signedOn')}To`, ['2026-02-28', '2026-03-01'], 'date'],
      ] as const) {
        const answer = await shop.call(kind, 'list', { given: { [param]: value } });
        expect([param, answer.status]).toEqual([param, 400]);
        expect(answer.json.errorDetails).toMatchObject([{ field: param, key }]);
      }
      expect(await tableSums(shop.test)).toEqual(before);
    });
  },
);

it('is told to whoever builds lists and forms, each agency its own', async () => {
  const ask = async (as: 'agency' | 'otherAgency') => {
    const path = '/client/v1/custom-fields';
    const { data } = await shop.test.ask({ method: 'GET', path, token: shop.house.of(as).token });
    return data;
  };
  expect(await ask('otherAgency')).toEqual([
    expect.objectContaining({ id: strange.theirs, entity: 'talent', label: 'Theirs', dataType: 'SHORT_TEXT' }),
  ]);
  const labels = (await ask('agency')).map(({ label }: { label: string }) => label);
  expect(labels).toContain('Elsewhere');
  expect(labels).not.toContain('Removed');
  expect(labels).not.toContain('Archived');
  expect(labels).not.toContain('Theirs');
});
