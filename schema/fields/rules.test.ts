import { describe, expect, it } from 'vitest';
import { bodyRule, checkBody } from '../derive/rules.ts';
import { instantAt, startOfDay } from '../rules/dates.ts';
import type { Field, FieldKind } from './field.ts';
import { pendingFile } from './file.ts';
import { field } from './kinds.ts';

const today = '2026-11-20';
const id = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';

/** The keys of a zoned field: a whole day, and a time of a day in Sydney. */
const wholeDay = (name: string, day: string, zone: string) => ({
  [name]: startOfDay(day, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: true,
});
const atTime = (name: string, day: string, time: string) => ({
  [name]: instantAt(day, time, 'Australia/Sydney'),
  [`${name}TimeZone`]: 'Australia/Sydney',
  [`${name}IsAllDay`]: false,
});

/** A body, and what is kept of it, or the keys with their faults. */
type Case = readonly [body: Record<string, unknown>, kept: Record<string, unknown> | string];

interface Judged {
  readonly field: Field;
  readonly cases: readonly Case[];
}

/** Values that each kind accepts and refuses, for a field named `part`. */
const table: Readonly<Record<FieldKind, readonly Judged[]>> = {
  text: [
    {
      field: field.text(),
      cases: [
        [{ part: '  a  b ' }, { part: 'a  b' }],
        [{ part: '' }, { part: null }],
        [{ part: '   ' }, { part: null }],
        [{ part: 'x'.repeat(255) }, { part: 'x'.repeat(255) }],
        [{ part: 'x'.repeat(256) }, 'part: tooLong'],
      ],
    },
    { field: field.text({ isMultiline: true }), cases: [[{ part: 'x'.repeat(10_001) }, 'part: tooLong']] },
    {
      field: field.text({ pattern: 'email', max: 20 }),
      cases: [
        [{ part: ' a@b.test ' }, { part: 'a@b.test' }],
        [{ part: 'a@b' }, 'part: email'],
        [{ part: '' }, { part: null }],
        [{ part: '\u200b\u202e' }, { part: null }],
        [{ part: '\u200ba\u2060@b.\u00adtest\u202c\u00a0' }, { part: 'a@b.test' }],
        [{ part: 'aaaaaaaaaaaaaaaa@b.test' }, 'part: tooLong'],
      ],
    },
    {
      field: field.text({ pattern: 'website' }),
      cases: [[{ part: '\u200bhttps://x.test/ada\u200e' }, { part: 'https://x.test/ada' }]],
    },
    {
      field: field.text(),
      cases: [[{ part: 'نمی\u200cخواهم' }, { part: 'نمی\u200cخواهم' }]],
    },
    {
      field: field.text({ pattern: 'timeZone' }),
      cases: [
        [{ part: 'Asia/Tokyo' }, { part: 'Asia/Tokyo' }],
        [{ part: 'Mars/Base' }, 'part: timeZone'],
        [{ part: '' }, { part: null }],
      ],
    },
  ],
  flag: [
    {
      field: field.flag(),
      cases: [
        [{ part: true }, { part: true }],
        [{ part: null }, { part: false }],
      ],
    },
    { field: field.flag({ default: true }), cases: [[{ part: null }, { part: true }]] },
  ],
  measure: [
    {
      field: field.measure('length'),
      cases: [
        [{ part: 1825 }, { part: 1825 }],
        [{ part: null }, { part: null }],
        [{ part: 182.5 }, 'part: measure'],
        [{ part: -1 }, 'part: measure'],
        [{ part: 10_001 }, 'part: measure'],
        [{ part: '1e3' }, 'part: measure'],
      ],
    },
  ],
  decimal: [
    {
      field: field.decimal({ digits: 4, min: '0', max: '100' }),
      cases: [
        [{ part: '9.975' }, { part: '9.975' }],
        [{ part: null }, { part: null }],
        [{ part: '9.97501' }, 'part: amountDigits'],
        [{ part: '100.0001' }, 'part: tooLarge'],
        [{ part: '-1' }, 'part: tooSmall'],
        [{ part: '1e3' }, 'part: notNumber'],
      ],
    },
  ],
  integer: [
    {
      field: field.integer({ min: 1, max: 5 }),
      cases: [
        [{ part: 5 }, { part: 5 }],
        [{ part: null }, { part: null }],
        [{ part: 0 }, 'part: tooSmall'],
        [{ part: 6 }, 'part: tooLarge'],
        [{ part: 1.5 }, 'part: notWhole'],
      ],
    },
    {
      field: field.integer(),
      cases: [
        [{ part: -2_147_483_647 }, { part: -2_147_483_647 }],
        [{ part: 2_147_483_648 }, 'part: tooLarge'],
        [{ part: 'x' }, 'part: wrongType'],
      ],
    },
  ],
  money: [
    {
      field: field.money(),
      cases: [
        [{ part: ' 12.5 ' }, { part: '12.5' }],
        [{ part: '-3' }, { part: '-3' }],
        [{ part: null }, { part: null }],
        [{ part: '12.345' }, 'part: dollar'],
        [{ part: '1,000' }, 'part: dollar'],
        [
          { part: '12.345', partCurrency: 'KWD' },
          { part: '12.345', partCurrency: 'KWD' },
        ],
        [{ part: '12.5', partCurrency: 'JPY' }, 'part: dollar'],
        [{ partCurrency: 'XYZ' }, 'partCurrency: currency'],
        [{ partCurrency: null }, { partCurrency: 'AUD' }],
      ],
    },
    {
      field: field.money({ in: 'code' }),
      cases: [
        [
          { part: '12.345', code: 'KWD' },
          { part: '12.345', code: 'KWD' },
        ],
        [{ part: '12.5', code: 'JPY' }, 'part: dollar'],
        [{ part: 'x' }, 'part: dollar'],
      ],
    },
  ],
  currency: [
    {
      field: field.currency(),
      cases: [
        [{ part: 'JPY' }, { part: 'JPY' }],
        [{ part: null }, { part: 'AUD' }],
        [{ part: 'jpy' }, 'part: currency'],
      ],
    },
  ],
  date: [
    {
      field: field.date(),
      cases: [
        [{ part: '2024-02-29' }, { part: '2024-02-29' }],
        [{ part: '' }, { part: null }],
        [{ part: '2026-02-29' }, 'part: date'],
        [{ part: '29/02/2024' }, 'part: date'],
      ],
    },
    {
      field: field.date({ isPast: true }),
      cases: [
        [{ part: '2026-11-19' }, { part: '2026-11-19' }],
        [{ part: today }, 'part: dateInPast'],
        [{ part: '2026-11-31' }, 'part: date'],
      ],
    },
    {
      field: field.date({ isPast: 'orToday' }),
      cases: [
        [{ part: today }, { part: today }],
        [{ part: '2026-11-21' }, 'part: dateInFuture'],
      ],
    },
    {
      field: field.date({ after: 'start', isMonth: true }),
      cases: [
        [
          { part: '2026-11-01', start: '2026-11-19' },
          { part: '2026-11-01', start: '2026-11-19' },
        ],
        [{ part: '2026-10-31', start: '2026-11-01' }, 'part: dateOrder'],
      ],
    },
    {
      field: field.date({ after: 'start', isPast: true }),
      cases: [
        [
          { part: '2026-11-19', start: '2026-11-19' },
          { part: '2026-11-19', start: '2026-11-19' },
        ],
        [{ part: '2026-11-18', start: '2026-11-19' }, 'part: dateOrder'],
        [
          { part: null, start: '2026-11-19' },
          { part: null, start: '2026-11-19' },
        ],
        [
          { part: '2026-11-18', start: null },
          { part: '2026-11-18', start: null },
        ],
        [{ part: today, start: null }, 'part: dateInPast'],
      ],
    },
  ],
  instant: [
    {
      field: field.instant(),
      cases: [
        [{ part: 0 }, { part: 0 }],
        [{ part: -1 }, { part: -1 }],
        [{ part: null }, { part: null }],
        [{ part: 1.5 }, 'part: date'],
      ],
    },
  ],
  recurrence: [
    {
      field: field.recurrence({ of: ['begins'] }),
      cases: [
        [{ part: null }, { part: null }],
        [{ part: 'DAILY' }, 'part: recurrenceShape'],
      ],
    },
  ],
  zoned: [
    {
      field: field.zoned({ after: 'start' }),
      cases: [
        [
          { part: 5, partTimeZone: 'Australia/Sydney', partIsAllDay: true },
          { part: 5, partTimeZone: 'Australia/Sydney', partIsAllDay: true },
        ],
        [
          { part: 5, partTimeZone: 'UTC', start: 5 },
          { part: 5, partTimeZone: 'UTC', start: 5 },
        ],
        [{ part: 4, partTimeZone: 'UTC', start: 5 }, 'part: dateOrder'],
        [
          { part: 4, partTimeZone: 'UTC', start: null },
          { part: 4, partTimeZone: 'UTC', start: null },
        ],
        // A whole day does not come before a time of that day, nor before one that is the same date elsewhere.
        [
          { ...wholeDay('part', '2026-11-20', 'Australia/Sydney'), ...atTime('start', '2026-11-20', '16:00') },
          { ...wholeDay('part', '2026-11-20', 'Australia/Sydney'), ...atTime('start', '2026-11-20', '16:00') },
        ],
        [
          { ...atTime('part', '2026-11-20', '00:30'), ...wholeDay('start', '2026-11-20', 'America/New_York') },
          { ...atTime('part', '2026-11-20', '00:30'), ...wholeDay('start', '2026-11-20', 'America/New_York') },
        ],
        [
          { ...wholeDay('part', '2026-11-19', 'Pacific/Niue'), ...atTime('start', '2026-11-20', '00:00') },
          'part: dateOrder',
        ],
        [{ part: 1.5, partTimeZone: 'UTC' }, 'part: date'],
        [{ part: 5, partTimeZone: null }, 'partTimeZone: required'],
        [{ part: null, partTimeZone: 'UTC' }, 'part: required'],
        [{ part: null, partIsAllDay: true }, 'part: required'],
        [{ ...wholeDay('part', '9999-12-31', 'UTC') }, 'part: date'],
        [{ part: 5, partTimeZone: 'Sydney' }, 'partTimeZone: timeZone'],
        [{ partTimeZone: '' }, { partTimeZone: null }],
        [{ partIsAllDay: null }, { partIsAllDay: false }],
      ],
    },
  ],
  choice: [
    {
      field: field.choice({ NEW: 0, OLD: 1 }),
      cases: [
        [{ part: 0 }, { part: 0 }],
        [{ part: null }, { part: null }],
        [{ part: 'NEW' }, 'part: choice'],
        [{ part: 2 }, 'part: choice'],
        [{ part: '0' }, 'part: choice'],
      ],
    },
    {
      field: field.choice(['A', 'B'], { default: 'B' }),
      cases: [
        [{ part: 'A' }, { part: 'A' }],
        [{ part: null }, { part: 'B' }],
        [{ part: 'a' }, 'part: choice'],
      ],
    },
  ],
  choices: [
    {
      field: field.choices({ NEW: 0, OLD: 1 }),
      cases: [
        [{ part: [1, 0] }, { part: [1, 0] }],
        [{ part: [1, 1, 0] }, { part: [1, 0] }],
        [{ part: [] }, { part: [] }],
        [{ part: [2] }, 'part.0: choice'],
        [{ part: [0, null] }, 'part.1: wrongType'],
      ],
    },
  ],
  phone: [
    {
      field: field.phone({ country: 'land' }),
      cases: [
        [{ part: ' 0412 345 678 ' }, { part: '0412 345 678' }],
        [
          { part: '0412 345 678', land: 'AU' },
          { part: '0412 345 678', land: 'AU' },
        ],
        [{ part: '0412 345 678', land: 'US' }, 'part: phone'],
        [
          { part: '+61 412 345 678', land: null },
          { part: '+61 412 345 678', land: null },
        ],
        ...[
          '\u202a+61 412 345 678\u202c',
          '\u2068+61 412\u200e 345 678\u2069',
          '\ufeff\u00a0+61 412 345 678\u00a0',
        ].map((part): Case => [{ part }, { part: '+61 412 345 678' }]),
        [{ part: '123' }, 'part: phone'],
        [{ land: 'au' }, 'land: country'],
        [{ part: '' }, { part: null }],
      ],
    },
  ],
  place: [
    {
      field: field.place(),
      cases: [
        [
          { part: ' Sydney ', partId: 'p1' },
          { part: 'Sydney', partId: 'p1' },
        ],
        [{ part: '' }, { part: null }],
        [{ part: 'x'.repeat(501) }, 'part: tooLong'],
        [{ partId: 'x'.repeat(256) }, 'partId: tooLong'],
      ],
    },
  ],
  ref: [{ field: field.ref('staff'), cases: pointing('partId') }],
  refOneOf: [{ field: field.refOneOf(['staff', 'talent']), cases: pointing('partId') }],
  status: [{ field: field.status('TASK'), cases: pointing('partId') }],
  catalogue: [{ field: field.catalogue('TAG'), cases: pointing('partId') }],
  refs: [{ field: field.refs('staff'), cases: pointingToMany('partIds') }],
  refsOneOf: [{ field: field.refsOneOf(['staff', 'talent']), cases: pointingToMany('partIds') }],
  catalogues: [{ field: field.catalogues('TAG'), cases: pointingToMany('partIds') }],
  rows: [
    {
      field: field.rows({
        label: field.text({ required: true }),
        isDone: field.flag(),
        count: field.integer({ min: 1 }),
      }),
      cases: [
        [{ part: [{ label: ' a ' }] }, { part: [{ label: 'a', isDone: false }] }],
        [
          { part: [{ id, label: 'a', isDone: true, count: 2 }] },
          { part: [{ id, label: 'a', isDone: true, count: 2 }] },
        ],
        [{ part: [] }, { part: [] }],
        [{ part: [{ label: 'a' }, {}] }, 'part.1.label: required'],
        [{ part: [{ label: 'a', count: 0 }] }, 'part.0.count: tooSmall'],
        [{ part: [{ label: 'a', id: 'x' }] }, 'part.0.id: reference'],
        [{ part: Array.from({ length: 501 }, () => ({ label: 'a' })) }, 'part: tooMany'],
      ],
    },
    {
      field: field.rows({ price: field.money({ in: '^code' }) }),
      cases: [
        [
          { code: 'KWD', part: [{ price: '12.345' }] },
          { code: 'KWD', part: [{ price: '12.345' }] },
        ],
        [{ code: 'JPY', part: [{ price: '12' }, { price: '12.5' }] }, 'part.1.price: dollar'],
      ],
    },
  ],
  file: [
    {
      field: field.file(),
      cases: [...pointing('partId', 'fileMissing'), [{ partId: pendingFile }, 'partId: filePending']],
    },
  ],
  files: [
    {
      field: field.files({ max: 1000 }),
      cases: [...pointingToMany('partIds', 'fileMissing'), [{ partIds: [id, pendingFile] }, 'partIds: filePending']],
    },
    { field: field.files({ max: 1 }), cases: [[{ partIds: [id, other] }, 'partIds: tooMany']] },
  ],
  computed: [{ field: field.computed('age', { as: 'integer' }), cases: [[{ other: 1 }, { other: 1 }]] }],
};

function pointing(key: string, fault = 'reference'): readonly Case[] {
  return [
    [{ [key]: id }, { [key]: id }],
    [{ [key]: id.toUpperCase() }, { [key]: id }],
    [{ [key]: null }, { [key]: null }],
    [{ [key]: '' }, { [key]: null }],
    [{ [key]: 'x' }, `${key}: ${fault}`],
    [{ [key]: `urn:uuid:${id}` }, `${key}: ${fault}`],
  ];
}

function pointingToMany(key: string, fault = 'reference'): readonly Case[] {
  return [
    [{ [key]: [other, id] }, { [key]: [other, id] }],
    [{ [key]: [id, id.toUpperCase(), other] }, { [key]: [id, other] }],
    [{ [key]: [] }, { [key]: [] }],
    [{ [key]: ['x'] }, `${key}.0: ${fault}`],
    [{ [key]: [id, null] }, `${key}.1: wrongType`],
    [
      { [key]: Array.from({ length: 1001 }, (_, n) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`) },
      `${key}: tooMany`,
    ],
  ];
}

describe.each(Object.entries(table))('a body with a field of kind %s', (kind, judged) => {
  const cases = judged.flatMap((one) => one.cases.map(([body, outcome]) => ({ declared: one.field, body, outcome })));

  it.each(cases)('$body: $outcome', async ({ declared, body, outcome }) => {
    expect(declared.kind).toBe(kind);
    const { values, faults } = await checkBody(bodyRule({ part: declared }, 'update'), body, { today });
    const told = faults.map((fault) => `${fault.field}: ${fault.key}`).join(', ');
    expect(told === '' ? values : told).toEqual(outcome);
  });
});
