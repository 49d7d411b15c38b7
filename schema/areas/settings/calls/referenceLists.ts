import { Type } from 'typebox';
import { defineCalls, nullable } from '../../../language/call.ts';

const code = Type.String({ description: 'What records keep' });
const displayName = Type.String();
const access = 'signedIn' as const;

/** Fixed lists of choices, the same for every signed-in user (AB 3, AB 7). Names are English. */
export const referenceListCalls = defineCalls('lists', {
  timeZones: {
    route: 'GET /user/v1/timezones',
    access,
    byKey: true,
    summary: 'Time zones: IANA names',
    answer: Type.Array(Type.Object({ id: code, displayName })),
  },
  currencies: {
    route: 'GET /user/v1/currencies',
    access,
    byKey: true,
    summary: 'Currencies: ISO 4217',
    answer: Type.Array(
      Type.Object({ code, displayName, digits: Type.Integer({ description: 'After the decimal point' }) }),
    ),
  },
  countries: {
    route: 'GET /user/v1/countries',
    access,
    byKey: true,
    summary: 'Countries: ISO 3166 alpha-2',
    answer: Type.Array(
      Type.Object({
        code,
        displayName,
        callingCode: nullable(Type.String({ description: 'Without its plus; null where there are no phone numbers' })),
      }),
    ),
  },
  callingCodes: {
    route: 'GET /user/v1/country-phone-codes',
    access,
    byKey: true,
    summary: 'Countries with phone numbers, by calling code',
    answer: Type.Array(
      Type.Object({
        iso2: Type.String({ description: 'ISO 3166 alpha-2' }),
        name: Type.String(),
        phoneCode: Type.String({ description: 'Without its plus' }),
        emojiU: Type.String({ description: 'The flag: `U+1F1E6 U+1F1FA`' }),
      }),
    ),
  },
});
