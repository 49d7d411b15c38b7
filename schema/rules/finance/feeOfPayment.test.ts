import { expect, test } from 'vitest';
import { feeOfPayment } from './feeOfPayment.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: bigint) => bigint {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return below === 0n ? 0n : (state >> 20n) % below;
  };
}

test('is used up exactly by ten payments of a tenth', () => {
  let [open, fee] = [10_000n, 3333n];
  const parts = Array.from({ length: 10 }, () => {
    const part = feeOfPayment(1000n, open, fee);
    [open, fee] = [open - 1000n, fee - part];
    return part;
  });
  expect([open, fee]).toEqual([0n, 0n]);
  expect(parts.every((part) => part === 333n || part === 334n)).toBe(true);
});

test('never exceeds what is open of the invoice, nor falls below nothing', () => {
  expect(feeOfPayment(50n, 100n, 500n)).toBe(50n);
  expect(feeOfPayment(100n, 100n, -5n)).toBe(0n);
  expect(feeOfPayment(0n, 0n, 7n)).toBe(0n);
  expect(() => feeOfPayment(101n, 100n, 10n)).toThrow(RangeError);
});

test('is exact over 20,000 random sequences of payments, credit notes and reversals', () => {
  const roll = dice(7);
  let wrong = 0;
  for (let run = 0; run < 20_000; run += 1) {
    const total = 1n + roll(20_000n);
    const fee = roll(total + 1n);
    let [open, feeOpen] = [total, fee];
    const kept: { readonly amount: bigint; readonly part: bigint }[] = [];
    for (let step = 0n; step < 6n && open > 0n; step += 1n) {
      const last = kept.at(-1);
      if (last && roll(5n) === 0n) {
        kept.pop();
        [open, feeOpen] = [open + last.amount, feeOpen + last.part];
      } else {
        const amount = step === 5n ? open : 1n + roll(open);
        const part = feeOfPayment(amount, open, feeOpen);
        kept.push({ amount, part });
        [open, feeOpen] = [open - amount, feeOpen - part];
        if (part < 0n || part > amount) wrong += 1;
      }
      if (feeOpen < 0n || feeOpen > open) wrong += 1;
    }
    const taken = kept.reduce((sum, { part }) => sum + part, 0n);
    if (taken + feeOpen !== fee || (open === 0n && taken !== fee)) wrong += 1;
  }
  expect(wrong).toBe(0);
});
