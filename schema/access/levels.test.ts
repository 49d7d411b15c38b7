import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  check,
  closure,
  grantableLevels,
  isClosedSet,
  levels,
  levelSetNames,
  levelSets,
  matrixLevels,
  nameOfSet,
  permissionFlag,
  uncheck,
} from './levels.ts';

const anyLevels = fc.subarray([...levels]);
const anyClosedSet = fc.constantFrom(...levelSetNames.map((name) => levelSets[name]));
const anyMatrixLevel = fc.constantFrom(...matrixLevels);

describe('the closed sets', () => {
  it('are exactly the six sets of grantable levels that hold all they imply', () => {
    const closed = new Set<string>();
    for (let mask = 0; mask < 16; mask += 1) {
      const chosen = grantableLevels.filter((_, index) => (mask >> index) % 2 === 1);
      const implies = (higher: string, ...lower: string[]) =>
        !chosen.some((level) => level === higher) || lower.every((each) => chosen.some((level) => level === each));
      const holdsAll =
        implies('EDIT_ALL', 'EDIT_ASSIGN', 'VIEW_ALL', 'VIEW_ASSIGN') &&
        implies('VIEW_ALL', 'VIEW_ASSIGN') &&
        implies('EDIT_ASSIGN', 'VIEW_ASSIGN');
      if (holdsAll) closed.add(chosen.join() || 'NO_ACCESS');
    }
    expect([...closed].sort()).toEqual(levelSetNames.map((name) => levelSets[name].join()).sort());
    expect(closed.size).toBe(6);
  });

  it('cannot be changed by whoever holds them', () => {
    for (const name of levelSetNames) expect(Object.isFrozen(levelSets[name])).toBe(true);
    expect(Object.isFrozen(levelSets)).toBe(true);
  });

  it('are recognised in any order', () => {
    expect(nameOfSet(['EDIT_ASSIGN', 'VIEW_ASSIGN'])).toBe('editAssigned');
    expect(nameOfSet(['EDIT_ALL', 'EDIT_ASSIGN', 'VIEW_ALL', 'VIEW_ASSIGN'])).toBe('editAll');
  });

  it.each([
    ['a level without what it implies', ['VIEW_ALL']],
    ['No Access beside another level', ['NO_ACCESS', 'VIEW_ASSIGN']],
    ['nothing', []],
    ['a level twice', ['VIEW_ASSIGN', 'VIEW_ASSIGN']],
    ['an older word', ['VIEW_ONLY']],
    ['an unknown word', ['OWNER']],
  ])('are not %s', (_, candidate) => {
    expect(isClosedSet(candidate)).toBe(false);
  });
});

describe('closure', () => {
  it.each([
    [['VIEW_ASSIGN'], 'viewAssigned'],
    [['VIEW_ALL'], 'viewAll'],
    [['EDIT_ASSIGN'], 'editAssigned'],
    [['EDIT_ASSIGN', 'VIEW_ALL'], 'viewAllEditAssigned'],
    [['EDIT_ALL'], 'editAll'],
    [[], 'none'],
    [['NO_ACCESS', 'EDIT_ALL'], 'none'],
    [['VIEW_ONLY', 'FULL_ACCESS'], 'none'],
    [['FULL_ACCESS', 'VIEW_ALL'], 'viewAll'],
  ] as const)('of %j is %s', (candidate, name) => {
    expect(closure(candidate)).toBe(levelSets[name]);
  });

  it('is closed and idempotent whatever it is given, and keeps each granted level', () => {
    fc.assert(
      fc.property(anyLevels, (candidate) => {
        const closed = closure(candidate);
        expect(isClosedSet(closed)).toBe(true);
        expect(closure(closed)).toBe(closed);
        const kept = candidate.includes('NO_ACCESS')
          ? []
          : grantableLevels.filter((level) => candidate.includes(level));
        expect(closed).toEqual(expect.arrayContaining([...kept]));
      }),
    );
  });

  it('is not misled by words that every object knows', () => {
    const words = JSON.parse('["constructor", "toString"]');
    expect(closure(words)).toBe(levelSets.none);
  });
});

describe('the matrix', () => {
  const ticked = {
    none: ['none', 'viewAssigned', 'viewAll', 'editAssigned', 'editAll'],
    viewAssigned: ['none', 'viewAssigned', 'viewAll', 'editAssigned', 'editAll'],
    viewAll: ['none', 'viewAll', 'viewAll', 'viewAllEditAssigned', 'editAll'],
    editAssigned: ['none', 'editAssigned', 'viewAllEditAssigned', 'editAssigned', 'editAll'],
    viewAllEditAssigned: ['none', 'viewAllEditAssigned', 'viewAllEditAssigned', 'viewAllEditAssigned', 'editAll'],
    editAll: ['none', 'editAll', 'editAll', 'editAll', 'editAll'],
  } as const;
  const unticked = {
    none: ['none', 'none', 'none', 'none', 'none'],
    viewAssigned: ['viewAssigned', 'none', 'viewAssigned', 'viewAssigned', 'viewAssigned'],
    viewAll: ['viewAll', 'none', 'viewAssigned', 'viewAll', 'viewAll'],
    editAssigned: ['editAssigned', 'none', 'editAssigned', 'viewAssigned', 'editAssigned'],
    viewAllEditAssigned: ['viewAllEditAssigned', 'none', 'editAssigned', 'viewAll', 'viewAllEditAssigned'],
    editAll: ['editAll', 'none', 'editAssigned', 'viewAll', 'viewAllEditAssigned'],
  } as const;

  it.each(levelSetNames)('goes from %s where each of its ten boxes leads', (name) => {
    const held = levelSets[name];
    expect(matrixLevels.map((level) => nameOfSet(check(held, level)))).toEqual(ticked[name]);
    expect(matrixLevels.map((level) => nameOfSet(uncheck(held, level)))).toEqual(unticked[name]);
  });

  it('ticks to the same set twice, and unticks to the same set twice', () => {
    fc.assert(
      fc.property(anyClosedSet, anyMatrixLevel, (held, level) => {
        const more = check(held, level);
        expect(check(more, level)).toBe(more);
        expect(more).toContain(level);
        const less = uncheck(held, level);
        expect(uncheck(less, level)).toBe(less);
        expect(less.includes(level)).toBe(level === 'NO_ACCESS' && held === levelSets.none);
      }),
    );
  });

  it('shows permission 1 exactly where something is held', () => {
    expect(levelSetNames.map((name) => permissionFlag(levelSets[name]))).toEqual([0, 1, 1, 1, 1, 1]);
    expect(permissionFlag([])).toBe(0);
    expect(permissionFlag(['NO_ACCESS', 'EDIT_ALL'])).toBe(0);
  });
});
