import { expect, it } from 'vitest';
import { agencyDefaults, serverDefaults } from './agencyDefaults.ts';

it('are those of the agency', () => {
  const paris = { currency: 'EUR', locale: 'fr-FR', timeZone: 'Europe/Paris' };
  expect(agencyDefaults(paris)).toEqual({
    currency: 'EUR',
    country: 'FR',
    timeZone: 'Europe/Paris',
    firstWeekday: 'MO',
  });
  expect(agencyDefaults({ ...paris, firstWeekday: 'SU' }).firstWeekday).toBe('SU');
  expect(agencyDefaults({ ...paris, locale: 'en-NZ', currency: 'NZD' })).toMatchObject({
    currency: 'NZD',
    country: 'NZ',
  });
  expect(agencyDefaults({ ...paris, locale: 'pt' }).country).toBe('BR');
});

it('are those of the server where the agency says nothing that is known', () => {
  expect(agencyDefaults({})).toEqual(serverDefaults);
  expect(agencyDefaults({ currency: 'DM', locale: '?', timeZone: null })).toEqual(serverDefaults);
});
