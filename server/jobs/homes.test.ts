import { expect, it } from 'vitest';
import type { Pools } from '../database/pools.ts';
import { aboveAgencies } from '../engine/agency.ts';
import { inTurns, overAgencies, overHomes } from './homes.ts';

it('gives each agency one piece of work in turn, also to one whose work comes meanwhile', async () => {
  const owner = { query: async () => ({ rows: [{ id: 'much' }, { id: 'little' }] }) };
  const left: Record<string, number> = { much: 3, little: 1, [aboveAgencies]: 0 };
  const done: string[] = [];
  const work = async (homeId: string) => {
    if (done.length === 3) left[aboveAgencies] = 1;
    const count = Math.min(1, left[homeId] ?? 0);
    left[homeId] = (left[homeId] ?? 0) - count;
    if (count > 0) done.push(homeId);
    return count;
  };
  expect(await inTurns({ owner } as unknown as Pools, work)).toBe(5);
  expect(done).toEqual(['much', 'little', 'much', aboveAgencies, 'much']);
});

const three = { owner: { query: async () => ({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }) } } as unknown as Pools;

it.each([
  ['overAgencies', overAgencies, ['a', 'c']],
  ['overHomes', overHomes, ['a', 'c', aboveAgencies]],
  ['inTurns', inTurns, ['a', 'c', aboveAgencies, 'a']],
] as const)('%s does the work of all others before it says whose failed', async (_name, over, expected) => {
  const done: string[] = [];
  let left = 1;
  const work = async (homeId: string) => {
    if (homeId === 'b') throw new Error('of b');
    if (done.length >= 3 && left === 0) return 0;
    if (done.length >= 3) left -= 1;
    done.push(homeId);
    return 1;
  };
  await expect(over(three, work)).rejects.toThrow('of b');
  expect(done.slice(0, expected.length)).toEqual(expected);
});

it('says of all whose work failed', async () => {
  const failing = async (homeId: string) => Promise.reject(new Error(`of ${homeId}`));
  await expect(overAgencies(three, failing)).rejects.toThrow('3 times: Error: of a');
});
