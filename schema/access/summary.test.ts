import { expect, it } from 'vitest';
import { levelSets } from './levels.ts';
import { clausesOf } from './summary.ts';

it('levels are said by what they allow, most first, in the order of the areas', () => {
  const held = {
    TALENT: levelSets.editAssigned,
    SCOUT: levelSets.editAssigned,
    PARTNER: levelSets.viewAll,
    STAFF: levelSets.viewAll,
    TASK: levelSets.editAll,
    ORGANIZATION: levelSets.editAll,
  };
  const among = ['SCOUT', 'TALENT', 'TASK', 'FINANCE', 'PARTNER', 'STAFF', 'ORGANIZATION'] as const;
  expect(clausesOf(held, among)).toEqual([
    { saying: 'editAll', resources: ['TASK'] },
    { saying: 'edit', resources: ['ORGANIZATION'] },
    { saying: 'editAssigned', resources: ['SCOUT', 'TALENT'] },
    { saying: 'viewAll', resources: ['PARTNER'] },
    { saying: 'view', resources: ['STAFF'] },
    { saying: 'none', resources: ['FINANCE'] },
  ]);
});

it('levels of areas outside of those asked for are not said', () => {
  expect(clausesOf({ REPORT: levelSets.viewAll }, ['TALENT'])).toEqual([{ saying: 'none', resources: ['TALENT'] }]);
});
