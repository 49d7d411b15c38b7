import { Type } from 'typebox';
import { closed, defineCalls, nullable, oneOf, text, type ValueOf } from '../../../language/call.ts';
import { agencyNameLimit } from '../../../rules/limits.ts';
import { locales } from '../../../rules/locales.ts';

/** General settings of an agency; `country` is null if it follows from the locale. */
const general = Type.Object({
  name: Type.String(),
  timezoneId: Type.String({ description: 'IANA name' }),
  currency: Type.String({ description: 'ISO 4217; amounts that name none are in it' }),
  locale: Type.String(),
  country: nullable(Type.String({ description: 'ISO 3166; phone numbers that name none are of it' })),
});
export type GeneralSettings = ValueOf<typeof general>;

/** The general settings of the caller's agency (AB 7). */
export const generalCalls = defineCalls('settings', {
  read: {
    route: 'GET /client/v1/general',
    access: 'admin',
    summary: 'The general settings of the agency',
    answer: general,
  },
  change: {
    route: 'PUT /client/v1/general',
    access: 'admin',
    summary: 'Change general settings of the agency',
    description: 'What is left out stays as it is. Records keep the currency and the country that they have.',
    body: closed({
      name: Type.Optional(text(agencyNameLimit)),
      timezoneId: Type.Optional(text(64)),
      currency: Type.Optional(text(3)),
      locale: Type.Optional(oneOf(locales)),
      country: Type.Optional(nullable(text(2))),
    }),
    answer: general,
  },
});
