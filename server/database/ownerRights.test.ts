import { expect, it } from 'vitest';
import { adviceOn, grantsFor, type OwnerRights } from './ownerRights.ts';

const all: OwnerRights = {
  owner: 'greenroom',
  database: 'office',
  hasAppRole: true,
  hasLogin: true,
  mayMakeRoles: false,
  mayGiveLogin: false,
  mayBecomeApp: true,
  mayBuild: true,
};

it.each<[string, Partial<OwnerRights>, readonly string[]]>([
  ['nothing to an owner who has it all', {}, []],
  [
    'nothing to one who makes the role itself',
    { hasAppRole: false, hasLogin: false, mayMakeRoles: true, mayBecomeApp: false },
    [],
  ],
  ['nothing to one who may let the role log in', { hasLogin: false, mayMakeRoles: true, mayGiveLogin: true }, []],
  [
    'the role and the right to become it where it is not there',
    { hasAppRole: false, hasLogin: false, mayBecomeApp: false },
    ['CREATE ROLE greenroom_app LOGIN;', 'GRANT greenroom_app TO greenroom;'],
  ],
  ['the login to a role of an earlier release', { hasLogin: false }, ['ALTER ROLE greenroom_app LOGIN;']],
  ['the right to become a role that is there', { mayBecomeApp: false }, ['GRANT greenroom_app TO greenroom;']],
  [
    'the right to become it even to one who makes roles: what others made is not theirs to take',
    { mayBecomeApp: false, mayMakeRoles: true },
    ['GRANT greenroom_app TO greenroom;'],
  ],
  [
    'the database to one who may not build in it',
    { mayBuild: false },
    ['ALTER DATABASE office OWNER TO greenroom;', 'ALTER SCHEMA public OWNER TO greenroom;'],
  ],
])('an administrator is told to give %s', (_what, lacking, grants) => {
  expect(grantsFor({ ...all, ...lacking })).toEqual(grants);
});

it('says which role lacks it, in one line, and nothing where rights are not to blame', () => {
  expect(adviceOn({ ...all, mayBecomeApp: false })).toBe(
    '; the role greenroom of DATABASE_URL lacks rights: as an administrator, in the database office, run: GRANT greenroom_app TO greenroom;',
  );
  expect(adviceOn(all)).toBe('');
});
