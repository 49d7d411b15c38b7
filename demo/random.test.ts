import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from './random.ts';
import { inShares } from './shares.ts';

const draws = (seed: string) => {
  const random = randomOf(seed);
  return [random.fraction(), random.integer(1, 1000), random.shuffled([1, 2, 3, 4, 5, 6, 7, 8]), random.chance(0.5)];
};

test('the same seed draws the same, another seed something else', () => {
  expect(draws('harbour')).toEqual(draws('harbour'));
  expect(draws('harbour')).not.toEqual(draws('northside'));
});

test('a shuffle keeps everything, a sample takes different ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), fc.nat(20), (seed, list, count) => {
      const random = randomOf(seed);
      expect(random.shuffled(list).sort()).toEqual([...list].sort());
      const indexes = random.sample([...list.keys()], count);
      expect(new Set(indexes).size).toBe(Math.min(count, list.length));
    }),
  );
});

test('whole numbers stay within their ends and reach both', () => {
  const random = randomOf('dice');
  const thrown = new Set(Array.from({ length: 500 }, () => random.integer(1, 6)));
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('weights decide how often, and a weight of nothing never', () => {
  const random = randomOf('weights');
  const drawn = Array.from({ length: 1000 }, () =>
    random.weighted([
      ['often', 9],
      ['never', 0],
      ['rarely', 1],
    ]),
  );
  const rarely = drawn.filter((one) => one === 'rarely').length;
  expect(rarely).toBeGreaterThan(60);
  expect(rarely).toBeLessThan(150);
  expect(drawn).not.toContain('never');
});

test('nothing can be picked from nothing', () => {
  expect(() => randomOf('').pick([])).toThrow(RangeError);
  expect(() => randomOf('').weighted([])).toThrow(RangeError);
});

test('shares are exact, and always of the whole', () => {
  const count = (list: readonly string[], wanted: string) => list.filter((one) => one === wanted).length;
  const shared = inShares(randomOf('shares'), 240, [
    ['active', 78],
    ['pending', 13],
    ['locked', 4],
    ['rejected', 5],
  ]);
  expect(['active', 'pending', 'locked', 'rejected'].map((one) => count(shared, one))).toEqual([187, 31, 10, 12]);
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 }),
      (size, weights) => {
        const pairs = weights.map((weight, index) => [index, weight] as const);
        expect(inShares(randomOf('any'), size, pairs)).toHaveLength(size);
      },
    ),
  );
});
