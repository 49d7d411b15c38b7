import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrants, type Grant } from './grants.ts';
import { closure, closureOfChosen, levelSetNames, levelSets, matrixLevels } from './levels.ts';
import { isAllowed, levelOptions, resources, wireName } from './resources.ts';

const faultsOf = (grants: readonly Grant[], held = {}) =>
  readGrants(grants, held).faults.map(({ index, at, key }) => [index, at, key]);

describe('what a body wants somebody to hold', () => {
  it('is taken by its levels, in any order, and leaves other resources as they are', () => {
    const held = { TASK: levelSets.editAll, TALENT: levelSets.viewAll };
    const read = readGrants([{ name: 'res::TALENT', resourceAccesses: ['EDIT_ASSIGN', 'VIEW_ASSIGN'] }], held);
    expect(read).toEqual({ levels: { TASK: levelSets.editAll, TALENT: levelSets.editAssigned }, faults: [] });
  });

  it('is taken by the older pair where there are no levels, and by the levels where there are both', () => {
    const read = readGrants([
      { name: 'res::TALENT', featureAccess: 'FullAccess', fullDataAccess: true },
      { name: 'res::TASK', featureAccess: 'FullAccess', fullDataAccess: true, resourceAccesses: ['VIEW_ASSIGN'] },
      { name: 'res::EVENT', featureAccess: null, fullDataAccess: false },
    ]);
    expect(read).toEqual({
      levels: { TALENT: levelSets.editAll, TASK: levelSets.viewAssigned, EVENT: levelSets.none },
      faults: [],
    });
  });

  it('takes each level that a resource offers by itself, with those that it implies', () => {
    for (const resource of resources) {
      for (const level of levelOptions(resource)) {
        const read = readGrants([{ name: wireName(resource), resourceAccesses: [level] }]);
        expect(read, `${resource} ${level}`).toEqual({ levels: { [resource]: closure([level]) }, faults: [] });
      }
    }
  });

  it('is cleared by an empty list', () => {
    const read = readGrants([{ name: 'res::TALENT', resourceAccesses: [] }], { TALENT: levelSets.editAll });
    expect(read).toEqual({ levels: { TALENT: levelSets.none }, faults: [] });
  });

  it.each<[string, Grant[], unknown[]]>([
    ['no resource', [{ name: 'res::STAGE', resourceAccesses: ['NO_ACCESS'] }], [[0, 'name', 'choice']]],
    ['no name on the wire', [{ name: 'TALENT', resourceAccesses: ['NO_ACCESS'] }], [[0, 'name', 'choice']]],
    [
      'the same resource twice',
      [
        { name: 'res::TALENT', resourceAccesses: ['NO_ACCESS'] },
        { name: 'res::TALENT', resourceAccesses: ['VIEW_ASSIGN'] },
      ],
      [[1, 'name', 'duplicate']],
    ],
    ['neither levels nor pair', [{ name: 'res::TALENT' }], [[0, 'featureAccess', 'required']]],
    ['half a pair', [{ name: 'res::TALENT', featureAccess: 'ViewOnly' }], [[0, 'fullDataAccess', 'required']]],
    [
      'No Access beside a level',
      [{ name: 'res::TALENT', resourceAccesses: ['NO_ACCESS', 'VIEW_ALL'] }],
      [[0, 'resourceAccesses', 'levelsNotPermitted']],
    ],
    [
      'a level that the resource does not offer',
      [{ name: 'res::CALENDAR', resourceAccesses: ['EDIT_ALL'] }],
      [[0, 'resourceAccesses', 'levelsNotPermitted']],
    ],
    [
      'a pair against itself',
      [{ name: 'res::TALENT', featureAccess: null, fullDataAccess: true }],
      [[0, 'featureAccess', 'pairContradictory']],
    ],
    [
      'a pair whose levels the resource does not permit',
      [{ name: 'res::FINANCE', featureAccess: 'FullAccess', fullDataAccess: false }],
      [[0, 'featureAccess', 'levelsNotPermitted']],
    ],
  ])('is refused for %s', (_, grants, faults) => {
    expect(faultsOf(grants)).toEqual(faults);
  });

  it.each([
    ['TALENT', ['VIEW_ONLY'], undefined, levelSets.viewAssigned],
    ['TALENT', ['VIEW_ONLY'], true, levelSets.viewAll],
    ['TALENT', ['VIEW_ONLY', 'FULL_ACCESS'], undefined, levelSets.editAssigned],
    ['TALENT', ['FULL_ACCESS'], true, levelSets.editAll],
    ['FINANCE', ['VIEW_ONLY'], undefined, levelSets.viewAll],
    ['FINANCE', ['FULL_ACCESS'], undefined, levelSets.editAll],
  ] as const)('takes the older words of %s, %j with all data %s', (resource, resourceAccesses, isFull, set) => {
    const pair = isFull === undefined ? {} : { fullDataAccess: isFull };
    const { levels, faults } = readGrants([{ name: wireName(resource), resourceAccesses, ...pair }]);
    expect([faults, levels[resource]]).toEqual([[], set]);
  });

  it('is refused for an older word beside another, and takes none as no access', () => {
    const mixed: Grant = { name: 'res::TALENT', resourceAccesses: ['VIEW_ONLY', 'EDIT_ALL'] };
    expect(faultsOf([mixed])).toEqual([[0, 'resourceAccesses', 'levelsNotPermitted']]);
    const none: Grant = { name: 'res::TALENT', featureAccess: 'none', fullDataAccess: false };
    expect(readGrants([none], { TALENT: levelSets.editAll }).levels).toEqual({ TALENT: levelSets.none });
  });

  it('is refused for a pair that would silently take View All beside Edit Assigned away', () => {
    const grant: Grant = { name: 'res::TALENT', featureAccess: 'FullAccess', fullDataAccess: false };
    expect(faultsOf([grant], { TALENT: levelSets.viewAllEditAssigned })).toEqual([
      [0, 'featureAccess', 'pairDropsLevel'],
    ]);
  });

  it('is refused for every set that is not one of those that the resource permits, and for no other', () => {
    for (const resource of resources) {
      for (const name of levelSetNames) {
        const faults = faultsOf([{ name: wireName(resource), resourceAccesses: levelSets[name] }]);
        expect(faults.length === 0, `${resource} ${name}`).toBe(isAllowed(resource, levelSets[name]));
      }
    }
    const anyWords = fc.array(fc.oneof(fc.constantFrom(...matrixLevels), fc.string()), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.constantFrom(...resources), anyWords, (resource, resourceAccesses) => {
        const { levels, faults } = readGrants([{ name: wireName(resource), resourceAccesses }]);
        const chosen = closureOfChosen(resourceAccesses);
        expect(faults.length === 0).toBe(chosen !== undefined && isAllowed(resource, chosen));
        expect(isAllowed(resource, levels[resource] ?? [])).toBe(true);
      }),
    );
  });
});
