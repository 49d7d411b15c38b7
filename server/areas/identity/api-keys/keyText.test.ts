import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { agencyOfKey, drawKey, hintOf } from './keyText.ts';

it('is one of its agency, found by its form, and told apart by its beginning', () => {
  for (const agencyId of [
    randomUUID(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]) {
    const keys = Array.from({ length: 20 }, () => drawKey(agencyId));
    expect(keys.filter((key) => !/^gr_[0-9A-Za-z]{71}$/.test(key))).toEqual([]);
    expect(new Set(keys.map(agencyOfKey))).toEqual(new Set([agencyId]));
    expect(new Set(keys.map(hintOf)).size).toBeGreaterThan(10);
  }
});

it('is no key with one character changed, missing or added', () => {
  const key = drawKey(randomUUID());
  const changed = [...key].map((letter, at) => key.slice(0, at) + (letter === 'a' ? 'b' : 'a') + key.slice(at + 1));
  const wrong = [...changed, key.slice(0, -1), `${key}a`, ` ${key}`, `gr_${'z'.repeat(71)}`, ''];
  expect(wrong.filter((one) => agencyOfKey(one) !== null)).toEqual([]);
});
