import { expect, it } from 'vitest';
import { notificationLetter } from './letter.ts';

it('tells of a notification with the words of the agency, in its language alone', () => {
  const news = {
    agencyName: 'Harbour',
    reader: 'Ana',
    notifications: [{ name: 'Film', kind: 'CONTRACT_ENDS', by: null }],
    terms: [{ key: 'contract', singular: 'Agreement', plural: null, locale: 'en' }],
    more: 0,
    home: 'https://greenroom.test/',
    unsubscribe: 'https://greenroom.test/end',
  } as const;
  expect(notificationLetter('en-AU', news).subject).toBe('Film: This agreement ends soon');
  expect(notificationLetter('fr-FR', news).subject).toBe('Film: Ce contrat prend bientôt fin');
});
