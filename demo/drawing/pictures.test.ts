import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { groupOf, portraitOf } from './portrait.ts';
import { logoOf } from './logo.ts';
import { pictureOf } from './render.ts';
import { coverOf, sceneKinds, sceneOf } from './scenes.ts';
import { initialsOf } from './letters.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `person ${index}`);

const drawings: Readonly<Record<string, (seed: string) => string>> = {
  portrait: (seed) => portraitOf(seed, { gender: 'FEMALE', age: 34, category: 'Music' }),
  group: (seed) => groupOf(seed, 'Music'),
  logo: (seed) => logoOf(seed, 'Quenby & Rhodes'),
  cover: coverOf,
  ...Object.fromEntries(sceneKinds.map((kind) => [kind, (seed: string) => sceneOf(seed, kind)])),
};

describe.each(Object.keys(drawings))('a %s', (kind) => {
  const draw = drawings[kind] as (seed: string) => string;

  test('is the same for the same seed, and another for another', () => {
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });

  test('has no number that is none, and names everything once that it refers to', () => {
    for (const seed of seeds) {
      const drawn = draw(seed);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });
});

test('the same drawing gives the same bytes, in each format', async () => {
  for (const kind of ['jpg', 'png', 'gif'] as const) {
    const [one, other] = await Promise.all([
      pictureOf(portraitOf('one', {}), kind, 300),
      pictureOf(portraitOf('one', {}), kind, 300),
    ]);
    expect(one.equals(other)).toBe(true);
    const { format, width, height } = await sharp(one).metadata();
    expect([format, width, height]).toEqual([kind === 'jpg' ? 'jpeg' : kind, 300, 400]);
  }
});

test('a portrait follows the profile: hair that is said, no beard for women and children', () => {
  const grey = seeds.map((seed) => portraitOf(seed, { hair: 'GREY' }));
  for (const drawn of grey) expect(drawn).toMatch(/#(8f9095|b9b8b8|dad7d2)/);
  const bearded = (likeness: object) =>
    seeds.filter((seed) => portraitOf(seed, likeness).includes('fill-rule="evenodd"')).length;
  expect(bearded({ gender: 'FEMALE', age: 40 })).toBe(0);
  expect(bearded({ gender: 'MALE', age: 14 })).toBe(0);
  expect(bearded({ gender: 'MALE', age: 40 })).toBeGreaterThan(10);
});

test.each([
  ['Quenby & Rhodes', ['Q', 'R']],
  ['Étude für Drei', ['E', 'F']],
  ['9 Lives', ['L']],
  ['波止場', []],
])('the initials of %s', (name, letters) => {
  expect(initialsOf(name)).toEqual(letters);
});
