import { expect, it } from 'vitest';
import type { Pools } from '../database/pools.ts';
import { aboveAgencies } from '../engine/agency.ts';
import { inTurns } from './homes.ts';

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
