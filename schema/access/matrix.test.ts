import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closure, levelSetNames, levelSets, matrixLevels, nameOfSet, permissionFlag } from './levels.ts';
import {
  changedResources,
  leadingLevels,
  levelsOfRows,
  matrixRow,
  matrixRows,
  mergedLevels,
  tickColumn,
  tickOne,
} from './matrix.ts';
import type { LevelsByResource } from './matrix.ts';
import { allowedSets, isAllowed, levelOptions, resources } from './resources.ts';

const anyMatrix: fc.Arbitrary<LevelsByResource> = fc.record(
  Object.fromEntries(resources.map((resource) => [resource, fc.constantFrom(...allowedSets(resource))])),
  { requiredKeys: [] },
);
const anyLevel = fc.constantFrom(...matrixLevels);
const heldOf = (matrix: LevelsByResource, resource: (typeof resources)[number]) => closure(matrix[resource] ?? []);

describe('a row', () => {
  it('says what is held, what can be ticked and whether there is access (AB 3)', () => {
    expect(matrixRow('TALENT', ['VIEW_ALL'])).toEqual({
      name: 'res::TALENT',
      displayName: 'Talents',
      resourceAccesses: ['VIEW_ASSIGN', 'VIEW_ALL'],
      resourceAccessOptions: ['NO_ACCESS', 'VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'],
      hidden: false,
      permission: 1,
    });
    expect(matrixRow('CALENDAR')).toMatchObject({
      resourceAccesses: ['NO_ACCESS'],
      resourceAccessOptions: ['NO_ACCESS', 'VIEW_ALL'],
      permission: 0,
    });
  });

  it('stands for each resource once, and gives back what it was made of', () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        const rows = matrixRows(matrix);
        expect(rows.map(({ name }) => name)).toEqual(resources.map((resource) => `res::${resource}`));
        expect(changedResources(matrix, levelsOfRows(rows))).toEqual([]);
      }),
    );
  });

  it('of a resource that is not known here is passed over', () => {
    const rows = JSON.parse('[{ "name": "res::STAGE", "resourceAccesses": ["VIEW_ALL"] }]');
    expect(levelsOfRows(rows)).toEqual({});
  });
});

describe('a box', () => {
  const boxes = resources.flatMap((resource) =>
    levelSetNames.flatMap((name) =>
      matrixLevels.flatMap((level) => [true, false].map((isTicked) => ({ resource, name, level, isTicked }))),
    ),
  );

  it('leads from each of the six sets, for each resource, to a set that the resource permits', () => {
    expect(boxes).toHaveLength(resources.length * 6 * 10);
    for (const { resource, name, level, isTicked } of boxes) {
      const before = levelSets[name];
      const after = heldOf(tickOne({ [resource]: before }, resource, level, isTicked), resource);
      const isEnabled = levelOptions(resource).includes(level);
      const from = `${resource} ${name} ${isTicked ? '+' : '-'}${level}`;
      expect(isEnabled ? isAllowed(resource, after) : after === before, from).toBe(true);
      if (isEnabled) expect(after.includes(level) === isTicked || level === 'NO_ACCESS', from).toBe(true);
      expect(permissionFlag(after), from).toBe(after === levelSets.none ? 0 : 1);
    }
  });

  it('touches its own row alone', () => {
    fc.assert(
      fc.property(
        anyMatrix,
        fc.constantFrom(...resources),
        anyLevel,
        fc.boolean(),
        (matrix, resource, level, isTicked) => {
          const changed = changedResources(matrix, tickOne(matrix, resource, level, isTicked));
          expect(changed.filter((each) => each !== resource)).toEqual([]);
        },
      ),
    );
  });
});

describe('a column', () => {
  it('ticks exactly the rows that offer its level, and unticks them', () => {
    fc.assert(
      fc.property(anyMatrix, anyLevel, (matrix, level) => {
        const all = tickColumn(matrix, level, true);
        const none = tickColumn(matrix, level, false);
        for (const resource of resources) {
          if (levelOptions(resource).includes(level)) {
            expect(heldOf(all, resource)).toContain(level);
            if (level !== 'NO_ACCESS') expect(heldOf(none, resource)).not.toContain(level);
            expect(isAllowed(resource, heldOf(all, resource)) && isAllowed(resource, heldOf(none, resource))).toBe(
              true,
            );
          } else {
            expect([heldOf(all, resource), heldOf(none, resource)]).toEqual(Array(2).fill(heldOf(matrix, resource)));
          }
        }
      }),
    );
  });

  it('of Edit All leaves what cannot be edited as it is', () => {
    const all = tickColumn({}, 'EDIT_ALL', true);
    expect(resources.filter((resource) => nameOfSet(heldOf(all, resource)) !== 'editAll')).toEqual([
      'CALENDAR',
      'REPORT',
    ]);
  });

  it('gives to the rows that are seen alone, and takes away from all', () => {
    const held = { REPORT: levelSets.viewAll, TASK: levelSets.viewAll };
    const all = tickColumn(held, 'VIEW_ALL', true, ['TALENT', 'TASK']);
    expect(all).toEqual({ ...held, TALENT: levelSets.viewAll });
    expect(tickColumn(held, 'VIEW_ALL', false, ['TASK'])).toEqual({
      REPORT: levelSets.none,
      TASK: levelSets.viewAssigned,
    });
    expect(changedResources({}, tickColumn(held, 'NO_ACCESS', true, ['TASK']))).toEqual([]);
  });

  it('of No Access closes everything', () => {
    expect(changedResources({}, tickColumn(tickColumn({}, 'EDIT_ALL', true), 'NO_ACCESS', true))).toEqual([]);
  });
});

describe('a set in short', () => {
  it.each([
    ['none', ['NO_ACCESS']],
    ['viewAssigned', ['VIEW_ASSIGN']],
    ['viewAll', ['VIEW_ALL']],
    ['editAssigned', ['EDIT_ASSIGN']],
    ['viewAllEditAssigned', ['VIEW_ALL', 'EDIT_ASSIGN']],
    ['editAll', ['EDIT_ALL']],
  ] as const)('says of %s %j', (name, levels) => {
    expect(leadingLevels(levelSets[name])).toEqual(levels);
    expect(closure(levels)).toBe(levelSets[name]);
  });
});

describe('two changes of one matrix', () => {
  it('leave both, and where both changed the same row, the second', () => {
    const base = { TALENT: levelSets.viewAll, TASK: levelSets.viewAll, EVENT: levelSets.viewAll };
    const mine = { ...base, TALENT: levelSets.editAll, EVENT: levelSets.none };
    const theirs = { ...base, TASK: levelSets.none, EVENT: levelSets.editAll };
    const merged = mergedLevels(base, mine, theirs);
    expect(merged).toEqual({ TALENT: levelSets.editAll, TASK: levelSets.none, EVENT: levelSets.none });
  });
});
