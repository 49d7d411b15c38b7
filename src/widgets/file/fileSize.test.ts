import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it.each([
  ['en', ['0 bytes', '1 byte', '25 bytes', '12 kB', '3.4 MB', '2 GB']],
  ['fr', ['0 octet', '1 octet', '25 octets', '12 ko', '3,4 Mo', '2 Go']],
])('says sizes in %s', (locale, sizes) => {
  const said = [0, 1, 25, 12_000, 3_400_000, 2_000_000_000].map((bytes) => fileSize(bytes, locale));
  expect(said.map((size) => size.replace(/\s/g, ' '))).toEqual(sizes);
});
