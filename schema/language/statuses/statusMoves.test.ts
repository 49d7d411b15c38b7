import { expect, it } from 'vitest';
import { registry } from '../../index.ts';
import { categoriesFrom, categoriesOfSteps, mayFollow } from './statusMoves.ts';

it('tells into which categories steps lead, for the types that have some', () => {
  expect(categoriesOfSteps(registry.all, 'CONTRACT').toSorted()).toEqual(['ACTIVE', 'CANCELLED', 'COMPLETED', 'DRAFT']);
  expect(categoriesOfSteps(registry.all, 'TASK').toSorted()).toEqual(['COMPLETED', 'NEW']);
  expect(categoriesOfSteps([], 'EVENT')).toEqual([]);
});

it('tells where all records of a category can go: by a step, or freely', () => {
  expect(categoriesFrom(registry.all, 'CONTRACT', 'DRAFT')).toEqual(['DRAFT', 'ACTIVE', 'CANCELLED']);
  expect(categoriesFrom(registry.all, 'CONTRACT', 'COMPLETED')).toEqual(['COMPLETED', 'ACTIVE']);
  expect(categoriesFrom(registry.all, 'TASK', 'COMPLETED')).toEqual(['COMPLETED', 'NEW', 'IN_PROGRESS', 'BLOCKED']);
  expect(categoriesFrom([], 'EVENT', 'UPCOMING')).toBeNull();
});

it('tells between which categories records may follow their status: where that writes and asks for nothing', () => {
  const may = (type: 'CONTRACT' | 'TASK' | 'EVENT', from: string, to: string) =>
    mayFollow(registry.all, type, from, to);
  expect(may('CONTRACT', 'DRAFT', 'ACTIVE')).toBe(true);
  expect(may('CONTRACT', 'DRAFT', 'COMPLETED')).toBe(false);
  expect(may('TASK', 'NEW', 'BLOCKED')).toBe(true);
  // The day of completion is written, or cleared.
  expect(may('TASK', 'NEW', 'COMPLETED')).toBe(false);
  expect(may('TASK', 'COMPLETED', 'NEW')).toBe(false);
  expect(may('EVENT', 'UPCOMING', 'COMPLETED')).toBe(true);
});
