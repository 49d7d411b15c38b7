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
