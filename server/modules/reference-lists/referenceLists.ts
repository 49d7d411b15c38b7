import { countries } from 'countries-list';
import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { nullable, string } from '../../../schema/fields/schemas.ts';
import { currencies, digitsOf } from '../../../schema/rules/money.ts';
import { callingCodeOf } from '../../../schema/rules/phone.ts';

interface List {
  readonly summary: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly entries: () => readonly object[];
}

/** The engine's zones, with the one that it knows and leaves out. */
const timeZones = () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();

const code = { ...string, description: 'What records keep' };

/** The lists by the last part of their path; each is what the rules of fields take. Names are English. */
const lists: Readonly<Record<string, List>> = {
  timezones: {
    summary: 'Time zones: IANA names',
    properties: { id: code, displayName: string },
    entries: () => timeZones().map((id) => ({ id, displayName: id.replaceAll('_', ' ') })),
  },
  currencies: {
    summary: 'Currencies: ISO 4217',
    properties: { code, displayName: string, digits: { type: 'integer', description: 'After the point' } },
    entries: () => {
      const names = new Intl.DisplayNames(['en'], { type: 'currency' });
      return currencies.map((one) => ({ code: one, displayName: names.of(one) ?? one, digits: digitsOf(one) }));
    },
  },
  countries: {
    summary: 'Countries: ISO 3166 alpha-2',
    properties: {
      code,
      displayName: string,
      callingCode: { ...nullable(string), description: 'Without its plus; null where there are no phone numbers' },
    },
    entries: () =>
      Object.entries(countries)
        .map(([one, { name }]) => ({ code: one, displayName: name, callingCode: callingCodeOf(one) }))
        .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en')),
  },
  'country-phone-codes': {
    summary: 'Countries with phone numbers, by what is dialled',
    properties: {
      iso2: { ...string, description: 'ISO 3166 alpha-2' },
      name: string,
      phoneCode: { ...string, description: 'Without its plus' },
      emojiU: { ...string, description: 'The flag: `U+1F1E6 U+1F1FA`' },
    },
    entries: () =>
      Object.entries(countries)
        .map(([iso2, { name }]) => ({ iso2, name, phoneCode: callingCodeOf(iso2), emojiU: flagOf(iso2) }))
        .filter(({ phoneCode }) => phoneCode !== null)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  },
};

/** The code points of a country's flag: its letters as regional indicators. */
function flagOf(iso2: string): string {
  return Array.from(iso2, (letter) => `U+${(letter.charCodeAt(0) - 65 + 0x1f1e6).toString(16).toUpperCase()}`).join(
    ' ',
  );
}

/** GET /user/v1/timezones, currencies, countries and country-phone-codes (AB 3, AB 7): what can be chosen, the same for whoever is signed in. */
export function registerReferenceLists(app: FastifyInstance): void {
  for (const [path, { summary, properties, entries }] of Object.entries(lists)) {
    let made: readonly object[] | undefined;
    app.get(
      `/user/v1/${path}`,
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['lists'],
          summary,
          response: { 200: answerSchema({ type: 'array', items: { type: 'object', properties } }) },
        },
      },
      async () => ({ responseData: (made ??= entries()) }),
    );
  }
}
