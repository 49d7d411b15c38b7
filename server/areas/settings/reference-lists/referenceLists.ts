import { countries } from 'countries-list';
import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../../../schema/areas/community/calls/content.ts';
import { referenceListCalls } from '../../../../schema/areas/settings/calls/referenceLists.ts';
import { timeZoneNames } from '../../../../schema/rules/dates.ts';
import { currencies, digitsOf } from '../../../../schema/rules/money.ts';
import { callingCodeOf } from '../../../../schema/rules/phone.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

const currencyList = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return currencies.map((one) => ({ code: one, displayName: names.of(one) ?? one, digits: digitsOf(one) }));
};

const countryList = () =>
  Object.entries(countries)
    .map(([code, { name }]) => ({ code, displayName: name, callingCode: callingCodeOf(code) }))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'));

const callingCodeList = () =>
  Object.entries(countries)
    .flatMap(([iso2, { name }]) => {
      const phoneCode = callingCodeOf(iso2);
      return phoneCode === null ? [] : [{ iso2, name, phoneCode, emojiU: flagOf(iso2) }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The code points of a country's flag: its letters as regional indicators. */
function flagOf(iso2: string): string {
  return Array.from(iso2, (letter) => `U+${(letter.charCodeAt(0) - 65 + 0x1f1e6).toString(16).toUpperCase()}`).join(
    ' ',
  );
}

const zoneList = () => timeZoneNames().map((id) => ({ id, displayName: id.replaceAll('_', ' ') }));

/** Returns a function for a list that never changes while the server runs; it is computed at the first call. */
function once<List>(make: () => List): () => Promise<List> {
  let made: List | undefined;
  return async () => (made ??= make());
}

/** Registers the lists that fields choose from. */
export function registerReferenceLists(app: FastifyInstance): void {
  registerCall(app, referenceListCalls.timeZones, once(zoneList));
  registerCall(app, contentCalls.timeZones, once(zoneList));
  registerCall(app, referenceListCalls.currencies, once(currencyList));
  registerCall(app, referenceListCalls.countries, once(countryList));
  registerCall(app, referenceListCalls.callingCodes, once(callingCodeList));
}
