import { defineEntity } from '../../../schema/language/define.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { field } from '../../../schema/fields/kinds.ts';

/** An entity of the tests alone: one field of each kind, with the words that views ask for. */
export const sample = defineEntity({
  name: 'sample',
  group: 'none',
  title: 'text',
  access: 'PARTNER',
  api: { base: '/client/v1/samples' },
  fields: {
    text: field.text({ required: true }),
    color: field.text({ pattern: 'hexColor' }),
    flag: field.flag(),
    integer: field.integer({ min: 0 }),
    measure: field.measure('length'),
    money: field.money(),
    currency: field.currency(),
    fee: field.money({ in: 'currency' }),
    date: field.date(),
    month: field.date({ isMonth: true }),
    instant: field.instant(),
    zoned: field.zoned(),
    recurrence: field.recurrence({ of: ['zoned'] }),
    choice: field.choice({ OPEN: 1, CLOSED: 2 }, { filter: 'choiceCodes' }),
    choices: field.choices(['RED', 'BLUE']),
    phone: field.phone({ country: 'phoneCountry' }),
    place: field.place(),
    ref: field.ref('staff'),
    refs: field.refs('staff'),
    refOneOf: field.refOneOf(['talent', 'scout']),
    refsOneOf: field.refsOneOf(['talent', 'scout']),
    status: field.status('TASK'),
    catalogue: field.catalogue('TAG'),
    catalogues: field.catalogues('TAG'),
    rows: field.rows({
      line: field.text({ required: true }),
      size: field.choice(['S', 'L'], { required: true, default: 'S' }),
      isMain: field.flag(),
    }),
    lines: field.rows({
      what: field.text({ required: true }),
      by: field.ref('staff'),
      price: field.money({ in: '^currency' }),
    }),
    picture: field.file({ isPicture: true, extensions: ['png', 'gif'] }),
    file: field.file(),
    files: field.files({ max: 3, limit: 1_000_000 }),
    computed: field.computed('age', { as: 'integer' }),
  },
  list: {
    columns: ['text', 'choice'],
    filters: [
      'text',
      'flag',
      'integer',
      'money',
      'date',
      'instant',
      'zoned',
      'choice',
      'choices',
      'phone',
      'place',
      'ref',
    ],
    sortable: ['text'],
    sort: ['text', 'ASC'],
  },
  form: {
    sample: [
      ...([
        'text',
        'color',
        'flag',
        'integer',
        'measure',
        'money',
        'currency',
        'fee',
        'date',
        'month',
        'instant',
        'zoned',
        'choice',
        'choices',
        'phone',
      ] as const),
      ...([
        'place',
        'ref',
        'refs',
        'refOneOf',
        'refsOneOf',
        'status',
        'catalogue',
        'catalogues',
        'rows',
        'lines',
      ] as const),
      ...(['picture', 'file', 'files'] as const),
    ],
  },
}) as unknown as AnyEntity;

/** Each field is called as its kind, with a capital. */
const fieldWords = Object.fromEntries(
  Object.keys(sample.fields).map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
);

export const sampleWords = {
  sample: {
    name: 'Sample |||| Samples',
    fields: fieldWords,
    sections: { sample: 'Sample' },
    choices: {
      choice: { OPEN: 'Open', CLOSED: 'Closed' },
      choices: { RED: 'Red', BLUE: 'Blue' },
      rows: { size: { S: 'Small', L: 'Large' } },
    },
    rows: { rows: 'Line of text', lines: 'Line' },
    cells: {
      rows: { line: 'Line', size: 'Size', isMain: 'Main' },
      lines: { what: 'What', by: 'By', price: 'Price' },
    },
  },
};
