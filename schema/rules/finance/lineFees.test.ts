import { describe, expect, test } from 'vitest';
import { feeAmount, type FeeTerms } from './fees.ts';
import { lineFees, type FeeLine } from './lineFees.ts';

const tenth: FeeTerms = { rate: 100_000n, fixed: null, basis: 'NET', least: null, most: null };
const line = (net: bigint, terms: FeeTerms | null = tenth, more: Partial<FeeLine> = {}): FeeLine => ({
  talentId: 'ida',
  agreedFor: null,
  terms,
  figures: { net, tax: 0n, expenses: 0n },
  ...more,
});

describe('fees of lines', () => {
  test('are each by its own terms, with its own least and largest', () => {
    const terms = { ...tenth, least: 50n, most: 80n };
    expect(lineFees([line(100n, terms), line(1000n, terms), line(600n, terms), line(40n, terms)], 1740n)).toEqual([
      50n,
      80n,
      60n,
      40n,
    ]);
    expect(lineFees([line(100n, null)], 100n)).toEqual([0n]);
  });

  test('are a fixed one once over the lines of its contract, by what they are worth', () => {
    const fixed = { ...tenth, rate: null, fixed: 100n };
    const of = (net: bigint, agreedFor: string) => line(net, fixed, { agreedFor });
    expect(lineFees([of(100n, 'tour'), of(500n, 'film'), of(200n, 'tour')], 800n)).toEqual([33n, 100n, 67n]);
    expect(lineFees([of(30n, 'tour'), of(20n, 'tour')], 50n)).toEqual([30n, 20n]);
    expect(lineFees([of(300n, 'tour'), of(-250n, 'tour')], 50n)).toEqual([50n, 0n]);
    expect(lineFees([line(300n, fixed), line(300n, fixed)], 600n)).toEqual([100n, 100n]);
  });

  test('are given back by lines below zero, to their talent and no further', () => {
    expect(lineFees([line(1000n), line(-200n)], 800n)).toEqual([100n, -20n]);
    const half = { ...tenth, rate: 500_000n };
    expect(lineFees([line(1000n), line(-600n, half), line(-100n, half)], 300n)).toEqual([100n, -100n, 0n]);
    expect(lineFees([line(1000n), line(-600n, half, { talentId: 'bo' })], 400n)).toEqual([100n, 0n]);
  });

  test('do not exceed the total', () => {
    const whole = { ...tenth, rate: 1_000_000n };
    expect(lineFees([line(60n, whole), line(30n, whole, { talentId: 'bo' })], 30n)).toEqual([20n, 10n]);
  });
});

test('random invoices have fees from nothing to their total', () => {
  let state = 11;
  const roll = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let run = 0; run < 3000; run += 1) {
    const lines = Array.from({ length: 1 + roll(6) }, () => {
      const terms = {
        ...tenth,
        rate: roll(4) === 0 ? null : BigInt(roll(1_000_001)),
        fixed: roll(4) === 0 ? BigInt(roll(500)) : null,
        least: roll(3) === 0 ? BigInt(roll(100)) : null,
      };
      const talentId = ['ida', 'bo'][roll(2)] ?? '';
      return line(BigInt(roll(2000) - 400), terms, { talentId, agreedFor: roll(3) === 0 ? 'tour' : null });
    });
    const total = lines.reduce((sum, { figures }) => sum + figures.net, 0n);
    if (total < 0n) continue;
    const sum = lineFees(lines, total).reduce((all, fee) => all + fee, 0n);
    if (sum < 0n || sum > total) throw new Error(`${sum} of ${total}`);
  }
  expect(feeAmount(tenth, { net: 105n, tax: 0n, expenses: 0n })).toBe(11n);
});
