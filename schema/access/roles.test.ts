import { expect, it } from 'vitest';
import { homeOf, roles } from './roles.ts';

it('sends each role to its home', () => {
  expect(roles.map((role) => [role, homeOf(role)])).toEqual([
    ['agency', '/talent'],
    ['staff', '/talent'],
    ['app_admin', '/favorites'],
    ['super_admin', '/cms/talent'],
  ]);
});
