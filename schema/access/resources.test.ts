import { describe, expect, it } from 'vitest';
import { check, closure, isClosedSet, levelSetNames, levelSets, matrixLevels, nameOfSet, uncheck } from './levels.ts';
import { allowedSets, cap, fromWireName, isAllowed, levelOptions, resources, tick, wireName } from './resources.ts';
import type { Resource } from './resources.ts';

const namesOf = (resource: Resource) => allowedSets(resource).map((set) => nameOfSet(set));

describe('the name on the wire', () => {
  it('is the module after res::', () => {
    expect(wireName('TALENT')).toBe('res::TALENT');
    for (const resource of resources) expect(fromWireName(wireName(resource))).toBe(resource);
  });

  it.each(['TALENT', 'res::talent', 'res::', 'res::TALENTS', ' res::TALENT', ''])('is not %j', (name) => {
    expect(fromWireName(name)).toBeUndefined();
  });
});

describe('the sets that a resource permits', () => {
  it.each(['CALENDAR', 'REPORT'] as const)('%s: No Access or View All', (resource) => {
    expect(namesOf(resource)).toEqual(['none', 'viewAll']);
    expect(levelOptions(resource)).toEqual(['NO_ACCESS', 'VIEW_ALL']);
  });

  it.each(['FINANCE', 'STAFF', 'ORGANIZATION', 'DASHBOARD'] as const)(
    '%s: No Access, View All or Edit All',
    (resource) => {
      expect(namesOf(resource)).toEqual(['none', 'viewAll', 'editAll']);
      expect(levelOptions(resource)).toEqual(['NO_ACCESS', 'VIEW_ALL', 'EDIT_ALL']);
    },
  );

  it('every other: all six', () => {
    const bounded: readonly Resource[] = ['CALENDAR', 'REPORT', 'FINANCE', 'STAFF', 'ORGANIZATION', 'DASHBOARD'];
    for (const resource of resources.filter((each) => !bounded.includes(each))) {
      expect(namesOf(resource)).toEqual([...levelSetNames]);
      expect(levelOptions(resource)).toEqual([...matrixLevels]);
    }
  });

  it('are closed, and are refused when they are not', () => {
    for (const resource of resources) {
      expect(isAllowed(resource, ['VIEW_ALL'])).toBe(false);
      expect(isAllowed(resource, ['VIEW_ALL', 'VIEW_ASSIGN'])).toBe(true);
      expect(isAllowed(resource, [])).toBe(false);
    }
  });
});

describe('cap', () => {
  it('gives the viewer of the demo VIEW_ASSIGN where it is permitted and nothing elsewhere', () => {
    for (const resource of resources) {
      const isPermitted = levelOptions(resource).includes('VIEW_ASSIGN');
      expect(cap(resource, ['VIEW_ASSIGN'])).toBe(isPermitted ? levelSets.viewAssigned : levelSets.none);
    }
    expect(resources.filter((resource) => cap(resource, ['VIEW_ASSIGN']) === levelSets.viewAssigned)).toHaveLength(11);
  });

  it('never gives more than was wanted, and never less than some permitted set within it', () => {
    for (const resource of resources) {
      for (const name of levelSetNames.filter((each) => each !== 'none')) {
        const wanted = levelSets[name];
        const given = cap(resource, wanted);
        expect(isAllowed(resource, given)).toBe(true);
        expect([...wanted, 'NO_ACCESS']).toEqual(expect.arrayContaining([...given]));
        const within = allowedSets(resource).filter((set) => set.every((level) => wanted.includes(level)));
        for (const set of within) expect(given).toEqual(expect.arrayContaining([...set]));
      }
    }
  });
});

describe('a row of the matrix', () => {
  it('lands in a permitted set from each of the six sets by each of the ten boxes, or the box is disabled', () => {
    let landed = 0;
    let disabled = 0;
    const misplaced: string[] = [];
    for (const resource of resources) {
      for (const name of levelSetNames) {
        for (const level of matrixLevels) {
          for (const isTicked of [true, false]) {
            const plain = isTicked ? check(levelSets[name], level) : uncheck(levelSets[name], level);
            expect(isClosedSet(plain)).toBe(true);
            const row = tick(resource, levelSets[name], level, isTicked);
            const isOffered = isAllowed(resource, closure([level]));
            expect(row !== null).toBe(isOffered);
            if (row === null) {
              disabled += 1;
              continue;
            }
            landed += 1;
            misplaced.push(
              ...(isAllowed(resource, row) ? [] : ['not permitted']),
              ...(row === plain || !isAllowed(resource, plain) ? [] : ['not as the plain matrix']),
              ...(tick(resource, row, level, isTicked) === row ? [] : ['not the same twice']),
            );
          }
        }
      }
    }
    expect(misplaced).toEqual([]);
    expect(landed + disabled).toBe(6 * 10 * resources.length);
    expect(disabled).toBe(6 * 2 * (2 * 3 + 4 * 2));
  });

  it('falls to View All when Edit All of Finance is unticked, and to No Access when View All is', () => {
    expect(tick('FINANCE', levelSets.editAll, 'EDIT_ALL', false)).toBe(levelSets.viewAll);
    expect(tick('FINANCE', levelSets.editAll, 'VIEW_ALL', false)).toBe(levelSets.none);
    expect(tick('FINANCE', levelSets.none, 'EDIT_ASSIGN', true)).toBeNull();
    expect(tick('CALENDAR', levelSets.none, 'VIEW_ALL', true)).toBe(levelSets.viewAll);
    expect(tick('CALENDAR', levelSets.viewAll, 'EDIT_ALL', true)).toBeNull();
  });
});
