import { describe, expect, it } from 'vitest';
import { featureAccess, fullDataAccess, levelsFromPair } from './legacy.ts';
import { levelSetNames, levelSets, nameOfSet } from './levels.ts';

const pairs = [
  [null, false],
  ['ViewOnly', false],
  ['ViewOnly', true],
  ['FullAccess', false],
  ['FullAccess', true],
] as const;

describe('the pair of a set', () => {
  it.each([
    ['none', null, false],
    ['viewAssigned', 'ViewOnly', false],
    ['viewAll', 'ViewOnly', true],
    ['editAssigned', 'FullAccess', false],
    ['viewAllEditAssigned', 'FullAccess', false],
    ['editAll', 'FullAccess', true],
  ] as const)('%s is (%s, %s)', (name, feature, isFullData) => {
    expect(featureAccess(levelSets[name])).toBe(feature);
    expect(fullDataAccess(levelSets[name])).toBe(isFullData);
  });
});

describe('the set of a pair alone', () => {
  it.each([
    [null, false, 'none'],
    ['ViewOnly', false, 'viewAssigned'],
    ['ViewOnly', true, 'viewAll'],
    ['FullAccess', false, 'editAssigned'],
    ['FullAccess', true, 'editAll'],
  ] as const)('(%s, %s) is %s, for a person who holds nothing yet', (feature, isFullData, name) => {
    expect(levelsFromPair(feature, isFullData)).toEqual({ isAccepted: true, levels: levelSets[name] });
  });

  it('is refused where the pair contradicts itself', () => {
    for (const name of levelSetNames) {
      expect(levelsFromPair(null, true, levelSets[name])).toEqual({ isAccepted: false, refusal: 'pairContradictory' });
    }
  });

  it('is refused exactly where View All beside Edit Assign would be lost unseen', () => {
    const refused = levelSetNames.flatMap((name) =>
      pairs
        .filter(([feature, isFullData]) => !levelsFromPair(feature, isFullData, levelSets[name]).isAccepted)
        .map(([feature, isFullData]) => [name, feature, isFullData]),
    );
    expect(refused).toEqual([
      ['viewAllEditAssigned', 'ViewOnly', false],
      ['viewAllEditAssigned', 'FullAccess', false],
    ]);
    expect(levelsFromPair('FullAccess', false, levelSets.viewAllEditAssigned)).toEqual({
      isAccepted: false,
      refusal: 'pairDropsLevel',
    });
  });

  it('gives back a set whose pair is sent back unchanged, or refuses it', () => {
    for (const name of levelSetNames) {
      const held = levelSets[name];
      const result = levelsFromPair(featureAccess(held), fullDataAccess(held), held);
      expect(result.isAccepted ? nameOfSet(result.levels) : result.refusal).toBe(
        name === 'viewAllEditAssigned' ? 'pairDropsLevel' : name,
      );
    }
  });
});
