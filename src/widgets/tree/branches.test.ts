import { describe, expect, it } from 'vitest';
import { chosenIn, matching, type TreeBranch } from './branches.ts';

const branches: readonly TreeBranch[] = [
  {
    id: 'o',
    label: 'Open',
    leaves: [
      { id: 'a', label: 'À faire' },
      { id: 'b', label: 'Doing' },
    ],
  },
  { id: 'c', label: 'Closed', leaves: [{ id: 'd', label: 'Done' }] },
  { id: 'v', label: 'Void', leaves: [] },
];
const shown = (keyword: string) =>
  matching(branches, keyword).map(({ id, leaves }) => [id, ...leaves.map((leaf) => leaf.id)]);

describe('a tree', () => {
  it('shows what holds the text, letter case and accents aside, and no empty branch', () => {
    expect(shown('')).toEqual([
      ['o', 'a', 'b'],
      ['c', 'd'],
    ]);
    expect(shown(' a FAIRE ')).toEqual([['o', 'a']]);
    expect(shown('open')).toEqual([['o', 'a', 'b']]);
    expect(shown('do')).toEqual([
      ['o', 'b'],
      ['c', 'd'],
    ]);
    expect(shown('nothing')).toEqual([]);
  });

  it('ticks a branch all of whose leaves are chosen', () => {
    expect(chosenIn(branches.slice(0, 2), ['b', 'd', 'x'])).toEqual(['b', 'c', 'd']);
  });
});
