import { placesFoundLimit } from '../../../schema/rules/limits.ts';
import { streetLine } from './addressLines.ts';
import { countryName, searched } from './gazetteerFile.ts';
import { placedId } from './placedId.ts';
import type { AddressesPort, FoundAddress } from './port.ts';

type Invented = readonly [
  number: string,
  street: string,
  district: string | null,
  city: string,
  region: string,
  zip: string,
  countryCode: string,
  latitude: number,
  longitude: number,
];

/** Invented houses in towns that there are. */
const invented: readonly Invented[] = [
  ['12', 'Collins Street', null, 'Melbourne', 'Victoria', '3000', 'AU', -37.81397, 144.97342],
  ['85', 'Lygon Street', 'Carlton', 'Melbourne', 'Victoria', '3053', 'AU', -37.80452, 144.96611],
  ['40', 'Foveaux Street', 'Surry Hills', 'Sydney', 'New South Wales', '2010', 'AU', -33.88461, 151.21014],
  ['7', 'Hickson Road', 'Dawes Point', 'Sydney', 'New South Wales', '2000', 'AU', -33.85615, 151.20719],
  ['118', 'Boundary Street', 'West End', 'Brisbane', 'Queensland', '4101', 'AU', -27.48083, 153.01224],
  ['21', 'Cuba Street', 'Te Aro', 'Wellington', 'Wellington Region', '6011', 'NZ', -41.29213, 174.77568],
  ['9', 'Rue des Abbesses', null, 'Paris', 'Île-de-France', '75018', 'FR', 48.88447, 2.33861],
  ['33', 'Quai Saint-Antoine', null, 'Lyon', 'Auvergne-Rhône-Alpes', '69002', 'FR', 45.76218, 4.83226],
  ['14', 'Dean Street', 'Soho', 'London', 'England', 'W1D 3RS', 'GB', 51.51447, -0.13267],
  ['27', 'Oranienstraße', 'Kreuzberg', 'Berlin', 'State of Berlin', '10999', 'DE', 52.50143, 13.42087],
  ['260', 'Bleecker Street', 'Manhattan', 'New York City', 'New York', '10014', 'US', 40.73131, -74.00334],
  ['5', 'Queen Street West', null, 'Toronto', 'Ontario', 'M5H 2M9', 'CA', 43.65243, -79.37985],
];

const all: readonly FoundAddress[] = invented.map(
  ([houseNumber, street, district, city, region, zip, countryCode, latitude, longitude]) => {
    const position = { latitude, longitude };
    const key = searched(`${street} ${houseNumber}`).trim().replaceAll(' ', '-');
    const id = placedId({ provider: 'sandbox', key, position });
    const name = null;
    const isVillage = false;
    return { id, name, isVillage, houseNumber, street, district, city, region, zip, countryCode, position };
  },
);

const words = new Map(
  all.map((one) => {
    const { district, city, region, zip, countryCode } = one;
    const parts = [streetLine(one), district, city, region, zip, countryName(countryCode), countryCode];
    return [one, searched(parts.filter((part) => part !== null).join(' '))];
  }),
);

/** Twelve invented addresses for trying things out, which say that they are from a sandbox. Nobody outside is asked. */
export function createAddressSandbox(): AddressesPort {
  return {
    source: 'SANDBOX',
    search: async (keyword, { countryCode }) => {
      const typed = searched(keyword).trim().split(' ');
      const found = all.filter((one) => typed.every((word) => words.get(one)?.includes(` ${word}`)));
      const isNear = (one: FoundAddress) => Number(one.countryCode === countryCode);
      return found.toSorted((one, other) => isNear(other) - isNear(one)).slice(0, placesFoundLimit);
    },
    find: async (id) => all.find((one) => one.id === id) ?? null,
  };
}
