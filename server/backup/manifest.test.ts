import { expect, it } from 'vitest';
import { assertFits, partsOf, readManifest, type Here, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  format: 1,
  release: '0.2.0',
  madeAt: '2026-11-23T18:30:00.000Z',
  platform: 'linux-x64',
  postgres: { version: '18.4', major: 18, catalog: 202506291 },
  files: 'included',
  migrations: [
    { name: '0000_roles.sql', hash: 'a' },
    { name: '0001_next.sql', hash: 'b' },
  ],
};
const here: Here = {
  release: '0.2.0',
  platform: 'linux-x64',
  major: 18,
  migrations: new Map([
    ['0000_roles.sql', 'a'],
    ['0001_next.sql', 'b'],
    ['0002_later.sql', 'c'],
  ]),
};

it('is read back as it was written', () => {
  expect(readManifest(JSON.stringify(manifest))).toEqual(manifest);
  expect(readManifest(JSON.stringify({ ...manifest, postgres: null })).postgres).toBeNull();
});

it.each([
  ['', /cannot be understood/],
  ['[]', /cannot be understood/],
  [JSON.stringify({ ...manifest, format: 2 }), /format must be one of/],
  [JSON.stringify({ ...manifest, postgres: undefined }), /postgres must be defined/],
  [JSON.stringify({ ...manifest, migrations: [{ name: 'x' }] }), /hash is a required field/],
  [JSON.stringify({ ...manifest, files: 'elsewhere' }), /files must be one of/],
])('is refused as %s', (text, words) => {
  expect(() => readManifest(text)).toThrow(words);
});

it('says which parts of a DATA_DIR come back', () => {
  expect(partsOf(manifest)).toEqual(['postgres', 'files']);
  expect(partsOf({ ...manifest, files: 's3' })).toEqual(['postgres']);
  expect(partsOf({ ...manifest, postgres: null })).toEqual(['files']);
});

it('fits the release that made it and a later one', () => {
  expect(() => assertFits(manifest, here)).not.toThrow();
});

it.each<[string, Partial<Here>, RegExp]>([
  ['another processor', { platform: 'linux-arm64' }, /was made on linux-x64 and this machine is linux-arm64/],
  ['another PostgreSQL', { major: 19 }, /made with PostgreSQL 18\.4 and this release brings 19: .* Greenroom 0\.2\.0/],
  [
    'an older release',
    { release: '0.1.0', migrations: new Map([['0000_roles.sql', 'a']]) },
    /by Greenroom 0\.2\.0, and this one \(0\.1\.0\) does not know its migration 0001_next\.sql: .* a later one/,
  ],
  ['a migration of another text', { migrations: new Map([['0000_roles.sql', 'x']]) }, /has another text for its/],
])('is refused by %s', (_case, more, words) => {
  expect(() => assertFits(manifest, { ...here, ...more })).toThrow(words);
});

it('lets files alone go to any machine', () => {
  const files = { ...manifest, postgres: null };
  expect(() => assertFits(files, { ...here, platform: 'darwin-arm64', major: 0 })).not.toThrow();
});
