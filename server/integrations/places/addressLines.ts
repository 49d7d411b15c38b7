import formatter from '@fragaria/address-formatter';
import type { FoundAddress } from './port.ts';

/** Returns the line of an address with house and street, in the order of its country; null without a street. */
export function streetLine({ street, houseNumber, countryCode }: FoundAddress): string | null {
  if (street === null) return null;
  const [line = street] = formatter.format(
    { road: street, ...(houseNumber !== null && { houseNumber }), countryCode },
    { output: 'array' },
  );
  return line;
}

/** Returns a whole address on one line, as it is written in its country. */
export function wholeAddress(found: FoundAddress, country: string): string {
  const { name, houseNumber, street, district, city, region, zip, countryCode } = found;
  const parts = {
    ...(houseNumber !== null && { houseNumber }),
    ...(street !== null && { road: street }),
    ...(district !== null && { suburb: district }),
    ...(city !== null && { city }),
    ...(region !== null && { state: region }),
    ...(zip !== null && { postcode: zip }),
  };
  const lines = formatter.format({ ...parts, countryCode }, { output: 'array' });
  const all = [name, ...lines, country].filter((line) => line !== null && line !== '');
  return all.filter((line, index) => line !== all[index - 1]).join(', ');
}
