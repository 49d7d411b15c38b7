import { expect, it } from 'vitest';
import { field } from '../../../fields/kinds.ts';
import { suggestColumns, type NamedTarget } from './suggest.ts';

const text = field.text();
const targets: readonly NamedTarget[] = [
  { name: 'displayName', field: text, words: ['Name', 'Nom'], others: ['Full name', 'Stage name'], isTitle: true },
  { name: 'email', field: field.text({ pattern: 'email' }), words: ['Email', 'Courriel'], others: ['Mail'] },
  { name: 'phoneNumber', field: field.phone({ country: 'countryCode' }), words: ['Phone'], others: ['Mobile'] },
  { name: 'website', field: field.text({ pattern: 'website' }), words: ['Website'], others: ['URL'] },
  { name: 'dob', field: field.date({ isPast: true }), words: ['Date of birth', 'Date de naissance'], others: ['Born'] },
  {
    name: 'gender',
    field: field.choice(['FEMALE', 'MALE']),
    words: ['Gender', 'Genre'],
    choices: new Set(['female', 'male', 'femme', 'homme']),
  },
  { name: 'categories', field: field.catalogues('TALENT_CATEGORY'), words: ['Categories'], others: ['Genre'] },
  { name: 'location', field: field.place(), words: ['Location'], others: ['Town', 'City'] },
];
const place: readonly NamedTarget[] = [
  { name: 'rows.line', field: text, words: ['Street'], needs: ['rows.line'] },
  { name: 'rows.city', field: text, words: ['City'], others: ['Town'], needs: ['rows.line'] },
  { name: 'rows.country', field: field.text({ suggests: 'country' }), words: ['Country'], needs: ['rows.line'] },
];
const names = { given: ['First name', 'Prénom'], family: ['Surname', 'Nom'] };

type Said = readonly [heading: string, values?: readonly string[], fits?: Readonly<Record<string, number>>];

/** The suggested fields; those that somebody should look at end with a question mark. */
function suggested(columns: readonly Said[], all = targets) {
  const given = columns.map(([heading, values = [], fits = {}]) => ({
    heading,
    values: values.map((one) => ({ text: one, rows: 1 })),
    fits,
  }));
  return suggestColumns(given, all, names).map((one) => one && `${one.field}${one.isSure ? '' : '?'}`);
}

it('knows columns by the words of every language and by names, letter case, accents and signs aside', () => {
  const headings = ['NOM', 'E-mail', 'date_of_birth', 'Stage name', 'Shoe', ''];
  expect(suggested(headings.map((one) => [one]))).toEqual(['displayName', 'email', 'dob', null, null, null]);
  expect(suggested([['displayName']])).toEqual(['displayName']);
});

it('is right at the first try with what people call them', () => {
  const columns: readonly Said[] = [
    ['Full name', ['Ada Lovelace', 'Bao Nguyen', 'Cleo Diaz']],
    ['Mail', ['ada@house.test', 'bao@house.test', '']],
    ['Mobile', ['0412 345 678', '+64 21 234 5678', '(02) 9374 4000']],
    ['Town', ['Perth', 'London', 'Paris']],
    ['Genre', ['Music', 'Sports', 'Music'], { categories: 1 }],
  ];
  expect(suggested(columns)).toEqual(['displayName', 'email', 'phoneNumber', 'location', 'categories']);
});

it('tells words of two meanings by the values', () => {
  expect(suggested([['Genre', ['Femme', 'Homme']]])).toEqual(['gender']);
  expect(suggested([['Genre', ['Music', 'Sports'], { categories: 0.6 }]])).toEqual(['categories']);
  expect(suggested([['Genre', ['Music', 'Sports'], { categories: 0.2 }]])).toEqual([null]);
  expect(suggested([['Gender', ['M', 'F']]])).toEqual(['gender']);
  expect(suggested([['Mail', ['12 Hill St', 'PO Box 4']]])).toEqual([null]);
});

it('tells a column whose heading says nothing by the values alone, to be looked at', () => {
  const columns: readonly Said[] = [
    ['Kontakt', ['ada@house.test', 'bao@house.test', 'by phone']],
    ['', ['Ada Lee <ada@home.test>', 'mailto:bao@home.test', '\u200bcy@home.test']],
    ['X1', ["'0412 345 678", '\u202a+64 21 234 5678\u202c']],
    ['X2', ['https://ada.example', 'www.bao.example']],
    ['X3', ['3 Mar 1991', '1984-04-05', '03/04/1990']],
    ['X4', ['Music'], { categories: 0.9 }],
    ['X5', ['Female', 'male']],
    ['X6', ['12345', '67890']],
  ];
  expect(suggested(columns)).toEqual([
    null,
    'email?',
    'phoneNumber?',
    'website?',
    'dob?',
    'categories?',
    'gender?',
    null,
  ]);
});

it('takes a part of a heading where the values say the same', () => {
  expect(suggested([['Agent email', ['ada@house.test']]])).toEqual(['email?']);
  expect(suggested([['Email opt-in', ['yes', 'no']]])).toEqual([null]);
});

it('makes a name of its parts, or of what else it may be called', () => {
  expect(suggested([['Surname'], ['First name'], ['Mail']])).toEqual(['displayName', 'displayName', 'email']);
  expect(suggested([['Prénom'], ['Nom']])).toEqual(['displayName', 'displayName']);
  expect(suggested([['Full name'], ['First name'], ['Surname']])).toEqual(['displayName', null, null]);
  const stage: NamedTarget = { name: 'stageName', field: text, words: ['Stage name'] };
  expect(suggested([['Stage name']], [...targets, stage])).toEqual(['displayName?']);
  expect(suggested([['Stage name'], ['Name']], [...targets, stage])).toEqual(['stageName', 'displayName']);
});

it('leaves out what says nothing without a field that no column is called after', () => {
  const all = [...targets, ...place];
  expect(suggested([['City'], ['Street'], ['Country']], all)).toEqual(['rows.city', 'rows.line', 'rows.country']);
  expect(suggested([['Town'], ['Street']], all)).toEqual(['rows.city', 'rows.line']);
  expect(suggested([['Town'], ['Name'], ['Country', ['France', 'UK']]], all)).toEqual([
    'location',
    'displayName',
    null,
  ]);
  expect(
    suggested(
      [
        ['Street', ['1 Hill St', '2 Hill St']],
        ['Where', ['France', 'United Kingdom', 'Allemagne']],
      ],
      all,
    ),
  ).toEqual(['rows.line', 'rows.country?']);
});
