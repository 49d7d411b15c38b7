import { expect, it } from 'vitest';
import { wordedBy } from './sentences.ts';
import type { Term } from './termKeys.ts';

const english: readonly Term[] = [
  { key: 'contract', singular: 'Agreement', plural: 'Agreements', locale: 'en' },
  { key: 'task', singular: 'Errand', plural: null, locale: 'en' },
  { key: 'invoice', singular: 'Bill', plural: 'Bills', locale: 'en' },
  { key: 'event', singular: 'VIP night', plural: 'VIP nights', locale: 'en' },
];
const french: readonly Term[] = [
  { key: 'task', singular: 'Mission', plural: 'Missions', locale: 'fr' },
  { key: 'contract', singular: 'Engagement', plural: 'Engagements', locale: 'fr' },
  { key: 'invoice', singular: 'Dossier', plural: 'Dossiers', gender: 'MASCULINE', locale: 'fr' },
];

it.each([
  ['This contract ends soon', 'This agreement ends soon'],
  ['Contracts end. Add a contract or a task', 'Agreements end. Add an agreement or an errand'],
  ['An invoice of 3 tasks', 'A bill of 3 tasks'],
  ['To invoice: the invoices of %{contract}', 'To invoice: the bills of %{contract}'],
  ['No event in /events, nor contracted', 'No VIP night in /events, nor contracted'],
  ['%{smart_count} contract |||| %{smart_count} contracts', '%{smart_count} agreement |||| %{smart_count} agreements'],
])('writes %j with the words of the agency', (sentence, worded) => {
  expect(wordedBy(english, 'en')(sentence)).toBe(worded);
});

it.each([
  ['Cette tâche est en retard', 'Cette mission est en retard'],
  // Other words would have to stand around these.
  ['Ce contrat prend bientôt fin', 'Ce contrat prend bientôt fin'],
  ['Cette facture est en retard', 'Cette facture est en retard'],
])('writes %j in French as far as the words around agree', (sentence, worded) => {
  expect(wordedBy(french, 'fr')(sentence)).toBe(worded);
});

it('leaves the sentences of other languages', () => {
  expect(wordedBy(french, 'en')('This contract ends soon')).toBe('This contract ends soon');
});
