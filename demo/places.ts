/** Home of people and companies. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  readonly zip: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Share of an Australian agency's records here. */
  readonly weight: number;
}

type Row = readonly [city: string, state: string, zip: string, timeZone: string, weight: number];

const australian: readonly Row[] = [
  ['Sydney', 'NSW', '2000', 'Australia/Sydney', 27],
  ['Melbourne', 'VIC', '3000', 'Australia/Melbourne', 23],
  ['Brisbane', 'QLD', '4000', 'Australia/Brisbane', 12],
  ['Perth', 'WA', '6000', 'Australia/Perth', 8],
  ['Adelaide', 'SA', '5000', 'Australia/Adelaide', 6],
  ['Gold Coast', 'QLD', '4217', 'Australia/Brisbane', 5],
  ['Newcastle', 'NSW', '2300', 'Australia/Sydney', 3],
  ['Canberra', 'ACT', '2601', 'Australia/Sydney', 3],
  ['Hobart', 'TAS', '7000', 'Australia/Hobart', 3],
  ['Geelong', 'VIC', '3220', 'Australia/Melbourne', 2],
  ['Wollongong', 'NSW', '2500', 'Australia/Sydney', 2],
  ['Byron Bay', 'NSW', '2481', 'Australia/Sydney', 2],
  ['Darwin', 'NT', '0800', 'Australia/Darwin', 2],
  ['Cairns', 'QLD', '4870', 'Australia/Brisbane', 1],
  ['Ballarat', 'VIC', '3350', 'Australia/Melbourne', 1],
];

const place = (country: string, countryCode: string, [city, state, zip, timeZone, weight]: Row): Place => ({
  city,
  state,
  country,
  countryCode,
  zip,
  timeZone,
  weight,
});

/** The places of the demo; nine in ten people are in Australia. */
export const places: readonly Place[] = [
  ...australian.map((row) => place('Australia', 'AU', row)),
  place('New Zealand', 'NZ', ['Auckland', '', '1010', 'Pacific/Auckland', 2]),
  place('New Zealand', 'NZ', ['Wellington', '', '6011', 'Pacific/Auckland', 1]),
  place('United Kingdom', 'GB', ['London', 'England', 'SE1 9TG', 'Europe/London', 2.5]),
  place('United States', 'US', ['Los Angeles', 'CA', '90012', 'America/Los_Angeles', 2]),
  place('United States', 'US', ['New York', 'NY', '10001', 'America/New_York', 1]),
  place('Canada', 'CA', ['Toronto', 'ON', 'M5V 2T6', 'America/Toronto', 1]),
  place('France', 'FR', ['Paris', '', '75002', 'Europe/Paris', 0.7]),
  place('Germany', 'DE', ['Berlin', '', '10115', 'Europe/Berlin', 0.7]),
  place('Sweden', 'SE', ['Stockholm', '', '111 20', 'Europe/Stockholm', 0.5]),
  place('Japan', 'JP', ['Tokyo', '', '100-0001', 'Asia/Tokyo', 0.7]),
  place('Singapore', 'SG', ['Singapore', '', '018956', 'Asia/Singapore', 0.7]),
];

/** The place of a city. */
export function placeOf(city: string): Place {
  const found = places.find((each) => each.city === city);
  if (!found) throw new RangeError(`no place is called '${city}'`);
  return found;
}

/** A place as a profile says it: `Sydney NSW, Australia`. */
export function locationOf({ city, state, country }: Place): string {
  const isNamedTwice = city === country;
  return isNamedTwice ? city : `${[city, state].filter((part) => part !== '').join(' ')}, ${country}`;
}
