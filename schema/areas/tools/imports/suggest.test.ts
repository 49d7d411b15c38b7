import { expect, it } from 'vitest';
import { suggestColumns } from './suggest.ts';

const targets = [
  { name: 'displayName', words: ['Name', 'Nom'] },
  { name: 'email', words: ['Email', 'Courriel'] },
  { name: 'dob', words: ['Date of birth', 'Date de naissance'] },
];

it('knows columns by the words of every language and by names, letter case, accents and signs aside', () => {
  expect(suggestColumns(['NOM', 'E-mail', 'date_of_birth', 'displayName', 'Shoe', ''], targets)).toEqual([
    'displayName',
    'email',
    'dob',
    null,
    null,
    null,
  ]);
});

it('leaves out what says nothing without a field that no column is called after', () => {
  const place = [
    { name: 'rows.line', words: ['Street'], needs: ['rows.line'] },
    { name: 'rows.city', words: ['City'], needs: ['rows.line'] },
  ];
  expect(suggestColumns(['City', 'Street'], place)).toEqual(['rows.city', 'rows.line']);
  expect(suggestColumns(['City', 'Name'], [...targets, ...place])).toEqual([null, 'displayName']);
});
