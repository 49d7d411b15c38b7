import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchScreen, pathTo } from '../routes.ts';
import { decodeFolder, encodeFolder } from './folder.ts';

const folderName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((name) => !/\p{Surrogate}/u.test(name) && !name.includes('/') && !name.includes('\0'));

test('the folders of an address come back as they were', () => {
  fc.assert(
    fc.property(fc.array(folderName, { minLength: 1, maxLength: 5 }), (names) => {
      const address = pathTo('library.folder', { '*': encodeFolder(names) });
      expect(address).toMatch(/^\/library(\/[A-Za-z0-9_-]+)+$/);
      expect(decodeFolder(matchScreen(address)?.params['*'] ?? '')).toEqual(names);
    }),
  );
});

test.each([
  ['UGhvdG9z', ['Photos']],
  ['UGhvdG9z/MjAyNg', ['Photos', '2026']],
  ['UGhvdG9z/MjAyNg==', ['Photos', '2026']],
  ['MjAyNg%3D%3D', ['2026']],
  ['8J-Ymj8_', ['😚??']],
  ['8J%2BYmj8%2F', ['😚??']],
  ['8J+Ymj8%2F', ['😚??']],
])('%s is read in both forms of base64', (path, names) => {
  expect(decodeFolder(path)).toEqual(names);
});

test.each(['', 'UGhvdG9z/', 'a', 'not base64', '%zz', '_w', encodeFolder(['x/y']), encodeFolder(['x\0'])])(
  '%j is no folder',
  (path) => {
    expect(decodeFolder(path)).toBeNull();
  },
);

test('a folder has a name', () => {
  expect(() => encodeFolder([])).toThrow(RangeError);
  expect(() => encodeFolder(['a', ''])).toThrow(RangeError);
});
