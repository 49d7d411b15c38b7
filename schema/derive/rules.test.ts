import { describe, expect, it } from 'vitest';
import { addresses } from '../areas/people/address.ts';
import { talent } from '../areas/people/entities/talent.ts';
import type { Field } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import { defaultsOf } from './defaults.ts';
import { bodyRule, checkBody, type Mode } from './rules.ts';

const today = '2026-11-20';
const fields = {
  name: field.text({ required: true }),
  remark: field.text({ default: 'none' }),
  stage: field.choice(['A', 'B'], { required: true, default: 'A' }),
  isOpen: field.flag(),
  cost: field.money(),
  status: field.status('TASK', { required: true }),
  owner: field.ref('staff', { required: true }),
  members: field.refs('staff', { required: true }),
  watchers: field.refs('staff'),
  things: field.refs('thing', { inverse: 'owner' }),
  lines: field.rows(
    { label: field.text({ required: true }), count: field.integer({ default: 1 }) },
    { required: true },
  ),
  seen: field.instant({ readOnly: true }),
};
const id = '01930000-0000-7000-8000-000000000001';
const whole = { name: 'Ada', ownerId: id, memberIds: [id], lines: [{ label: 'One' }] };

async function judged(mode: Mode, body: unknown) {
  const { values, faults } = await checkBody(bodyRule(fields, mode), body, { today });
  return { values, faults: faults.map(({ field: key, key: fault }) => `${key}: ${fault}`) };
}

describe('the values that a create leaves out', () => {
  it('are the declared ones, and empty sets; nothing is said of what the server writes', () => {
    expect(defaultsOf(fields)).toEqual({
      remark: 'none',
      stage: 'A',
      isOpen: false,
      costCurrency: 'AUD',
      memberIds: [],
      watcherIds: [],
      lines: [],
    });
  });
});

describe('a create', () => {
  it('takes a whole body', async () => {
    expect(await judged('create', whole)).toEqual({
      values: { ...whole, lines: [{ label: 'One', count: 1 }] },
      faults: [],
    });
  });

  it.each([
    ['name', undefined],
    ['name', null],
    ['name', ''],
    ['name', '   '],
    ['ownerId', undefined],
    ['ownerId', null],
    ['memberIds', undefined],
    ['memberIds', []],
    ['lines', []],
    ['stage', null],
    ['statusId', null],
  ])('needs %s, which is not %j', async (key, value) => {
    const { faults } = await judged('create', { ...whole, [key]: value });
    expect(faults).toEqual([`${key}: required`]);
  });

  it('needs nothing that has a value of its own', async () => {
    expect(
      (await judged('create', { ...whole, stage: undefined, statusId: undefined, remark: undefined })).faults,
    ).toEqual([]);
  });
});

describe('an update', () => {
  it('is a patch: what is absent is unchanged', async () => {
    expect(await judged('update', {})).toEqual({ values: {}, faults: [] });
    expect(await judged('update', { remark: ' x ' })).toEqual({ values: { remark: 'x' }, faults: [] });
  });

  it.each([
    ['name', null],
    ['name', ''],
    ['ownerId', null],
    ['ownerId', ''],
    ['memberIds', []],
    ['lines', []],
    ['stage', null],
    ['statusId', null],
  ])('does not clear %s by %j', async (key, value) => {
    expect((await judged('update', { [key]: value })).faults).toEqual([`${key}: required`]);
  });

  it('clears what may be empty, and gives its declared value to what never is', async () => {
    expect(
      (await judged('update', { remark: '', cost: null, costCurrency: null, isOpen: null, watcherIds: [] })).values,
    ).toEqual({
      remark: null,
      cost: null,
      costCurrency: 'AUD',
      isOpen: false,
      watcherIds: [],
    });
  });
});

describe('faults', () => {
  it('are told for every key, each by its first', async () => {
    const { faults } = await judged('create', {
      name: '',
      cost: 'x',
      ownerId: 'x',
      memberIds: ['x', 'y'],
      lines: [{}, { label: 'a', count: 1.5 }],
    });
    expect(faults.toSorted()).toEqual(
      [
        'cost: dollar',
        'lines.0.label: required',
        'lines.1.count: notWhole',
        'memberIds.0: reference',
        'memberIds.1: reference',
        'name: required',
        'ownerId: reference',
      ].toSorted(),
    );
  });

  it('leave the values of other keys as they should be kept', async () => {
    const { values, faults } = await judged('update', { cost: 'x', remark: ' kept ' });
    expect(faults).toEqual(['cost: dollar']);
    expect(values).toMatchObject({ remark: 'kept' });
  });

  it('tell of values that are of another type', async () => {
    expect((await judged('update', { watcherIds: 'x' })).faults).toEqual(['watcherIds: wrongType']);
    expect((await judged('update', { lines: [null] })).faults).toEqual(['lines.0: wrongType']);
  });
});

describe('rows together', () => {
  const home = { addressLine1: '1 Quay St', asContactAddress: true };
  const work = { addressLine1: '2 Kent St' };
  const faultsOf = async (fields: Readonly<Record<string, Field>>, body: object, before: object) => {
    const { faults } = await checkBody(bodyRule(fields, 'update'), body, {
      today: '2026-11-20',
      before: before as never,
    });
    return faults.map(({ field: at, key }) => `${at}: ${key}`);
  };
  const judge = (given: object[], before: object[] = []) =>
    faultsOf({ addresses }, { addresses: given }, { addresses: before });

  it('keep the last address, and one contact address where there is one', async () => {
    expect(await judge([], [])).toEqual([]);
    expect(await judge([], [work])).toEqual(['addresses: lastAddress']);
    expect(await judge([work], [home, work])).toEqual(['addresses: contactAddress']);
    expect(await judge([{ ...work, asContactAddress: true }], [home, work])).toEqual([]);
    expect(await judge([home, { ...work, asContactAddress: true }])).toEqual(['addresses: oneContactAddress']);
    expect(await judge([work], [work, work])).toEqual([]);
  });

  it('take the whole address where the first line is empty', async () => {
    const rule = bodyRule({ addresses }, 'create');
    const whole = { addressLine1: ' ', entireAddress: '1 Quay St, Sydney' };
    const { values, faults } = await checkBody(rule, { addresses: [whole, {}] }, { today: '2026-11-20' });
    expect(values['addresses']).toMatchObject([{ addressLine1: '1 Quay St, Sydney', type: 'HOME' }, {}]);
    expect(faults.map(({ field: at, key }) => `${at}: ${key}`)).toEqual(['addresses.1.addressLine1: required']);
  });

  it('are of the pattern that another cell asks for', async () => {
    const { socials } = talent.fields;
    const judgeUrl = (platform: string, url: string) => faultsOf({ socials }, { socials: [{ platform, url }] }, {});
    expect(await judgeUrl('INSTAGRAM', 'https://www.instagram.com/ada')).toEqual([]);
    expect(await judgeUrl('TIKTOK', 'https://www.instagram.com/ada')).toEqual(['socials.0.url: tiktok']);
    expect(await judgeUrl('OTHER', 'ada.example.com')).toEqual([]);
  });
});

describe('rows of which there are so many, no two alike', () => {
  const answers = {
    options: field.rows({ text: field.text({ max: 5 }) }, { min: 2, max: 3, distinct: 'text', dropsBlank: true }),
  };
  const options = async (...texts: readonly string[]) => {
    const body = { options: texts.map((text) => ({ text })) };
    const { values, faults } = await checkBody(bodyRule(answers, 'create'), body, { today });
    const kept = (values['options'] ?? []) as readonly { readonly text: string }[];
    return faults.length > 0 ? faults.map((one) => `${one.field}: ${one.key}`) : kept.map(({ text }) => text);
  };

  it('are counted without blank ones', async () => {
    expect(await options('A')).toEqual(['options: tooFew']);
    expect(await options('A', ' ', '')).toEqual(['options: tooFew']);
    expect(await options('A', ' ', 'B')).toEqual(['A', 'B']);
    expect(await options('A', 'B', 'C', 'D')).toEqual(['options: tooMany']);
  });

  it('differ in their trimmed text, in letter case too', async () => {
    expect(await options('A', 'a')).toEqual(['A', 'a']);
    expect(await options('A', ' A ')).toEqual(['options.1.text: duplicate']);
    expect(await options('É', 'E\u0301')).toEqual(['options.1.text: duplicate']);
  });
});

describe('a moment within a month', () => {
  const expiring = { expiry: field.instant({ isWithinMonth: true }) };
  const zone = 'Pacific/Auckland';
  const fault = async (expiry: number, on: string, before?: object) => {
    const { faults } = await checkBody(
      bodyRule(expiring, 'create'),
      { expiry },
      { today: on, zone, ...(before && { before: { ...before } }) },
    );
    return faults[0]?.key ?? null;
  };

  it('is from the start of today to the end of the day one month on, of a shorter month its last', async () => {
    // Auckland is 13 hours ahead of UTC in summer.
    const start = Date.parse('2027-01-31T00:00:00+13:00');
    const end = Date.parse('2027-02-28T23:59:59.999+13:00');
    expect([await fault(start, '2027-01-31'), await fault(end, '2027-01-31')]).toEqual([null, null]);
    expect(await fault(start - 1, '2027-01-31')).toBe('outsideMonth');
    expect(await fault(end + 1, '2027-01-31')).toBe('outsideMonth');
  });

  it('may stay as it was', async () => {
    expect(await fault(1, '2027-01-31', { expiry: 1 })).toBeNull();
  });
});

it('a moment that is over is in the future by minutes alone, or stays as it was', async () => {
  const now = Date.parse('2027-01-31T00:00:00Z');
  const fault = async (at: number, before: object = {}) =>
    (
      await checkBody(
        bodyRule({ at: field.instant({ isUpToNow: true }) }, 'update'),
        { at },
        { today: '2027-01-31', now, before: { ...before } },
      )
    ).faults[0]?.key ?? null;
  const late = now + 6 * 60_000;
  expect([await fault(now + 4 * 60_000), await fault(late)]).toEqual([null, 'momentToCome']);
  expect(await fault(late, { at: late })).toBeNull();
});
