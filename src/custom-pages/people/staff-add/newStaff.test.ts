import { expect, it } from 'vitest';
import { levelSets } from '../../../../schema/access/levels.ts';
import { resources } from '../../../../schema/access/resources.ts';
import { newStaffOf } from './newStaff.ts';

it('puts both rosters into one list, and says of each row what it is about and holds', () => {
  const basics = { displayName: 'Nia', email: 'nia@harbour.test', talentIds: ['a', 'b'], scoutIds: ['c'] };
  const sent = newStaffOf(basics, { TALENT: levelSets.viewAll }, 'Asia/Tokyo');
  expect(sent).toMatchObject({
    displayName: 'Nia',
    email: 'nia@harbour.test',
    timezoneId: 'Asia/Tokyo',
    avatarId: null,
    talentIds: ['a', 'b', 'c'],
  });
  expect(sent).not.toHaveProperty('scoutIds');
  expect(sent.permissions).toHaveLength(resources.length);
  expect(sent.permissions.find(({ id }) => id === 'res::TALENT')).toEqual({
    id: 'res::TALENT',
    resourceAccesses: levelSets.viewAll,
    resourceAccessOptions: ['NO_ACCESS', 'VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'],
    hidden: false,
    permission: 1,
  });
});

it('leaves both rosters empty where nobody was chosen', () => {
  expect(newStaffOf({ displayName: 'Nia' }, {}, 'UTC').talentIds).toEqual([]);
  expect(newStaffOf({ displayName: 'Nia', avatarId: 'f' }, {}, 'UTC').avatarId).toBe('f');
});
