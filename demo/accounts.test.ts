import { expect, test } from 'vitest';
import { isAllowed, resources } from '../schema/access/resources.ts';
import { levelSets } from '../schema/access/levels.ts';
import { patterns } from '../schema/rules/patterns.ts';
import { catalogueDefaults } from '../server/areas/operators/agencies/catalogueDefaults.ts';
import { demoAccounts, demoPassword, mayWrite } from './accounts.ts';
import { profiles } from './profiles.ts';

const levelsOf = (email: string) => demoAccounts.find((account) => account.email === email)?.levels;

test('the accounts are the seven that are promised, with their roles', () => {
  expect(Object.fromEntries(demoAccounts.map(({ email, role }) => [email, role]))).toEqual({
    'agency@harbour.test': 'agency',
    'staff@harbour.test': 'staff',
    'viewer@harbour.test': 'staff',
    'nobody@harbour.test': 'staff',
    'agency@northside.test': 'agency',
    'app@greenroom.test': 'app_admin',
    'super@greenroom.test': 'super_admin',
  });
  expect(demoPassword).toBe('Greenroom-2026!');
  expect(demoPassword).toMatch(patterns.password.regex);
});

test('staff may read all talents and change assigned ones, and change every scout, partner and task', () => {
  expect(levelsOf('staff@harbour.test')).toMatchObject({
    TALENT: levelSets.viewAllEditAssigned,
    SCOUT: levelSets.editAll,
    PARTNER: levelSets.editAll,
    TASK: levelSets.editAll,
    FINANCE: levelSets.none,
  });
});

test('the viewer reads what is assigned wherever that can be, and has nothing elsewhere', () => {
  const levels = levelsOf('viewer@harbour.test');
  for (const resource of resources) {
    // The dashboard shows what its reader may read anyway.
    if (resource === 'DASHBOARD') continue;
    const isPermitted = isAllowed(resource, levelSets.viewAssigned);
    expect(levels?.[resource]).toEqual(isPermitted ? levelSets.viewAssigned : levelSets.none);
  }
  expect(levels?.TALENT).toEqual(['VIEW_ASSIGN']);
  expect(levels?.STAFF).toEqual(['NO_ACCESS']);
});

test('nobody has access to nothing', () => {
  const levels = levelsOf('nobody@harbour.test');
  expect(resources.map((resource) => levels?.[resource])).toEqual(resources.map(() => levelSets.none));
});

test('every level is one that its resource permits, every position one that agencies start with', () => {
  const held = demoAccounts.flatMap(({ levels = {} }) => Object.entries(levels));
  const wrong = held.filter(([resource, set]) => !isAllowed(resource as (typeof resources)[number], set));
  expect(wrong).toEqual([]);
  const positions = demoAccounts.flatMap(({ position }) => (position === undefined ? [] : [position]));
  expect(catalogueDefaults.POSITION).toEqual(expect.arrayContaining(positions));
});

test('only those who may change something write', () => {
  expect(['agency', 'staff', 'viewer', 'nobody'].map((name) => mayWrite(`${name}@harbour.test`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('each agency of an account has a profile, and its director comes first', () => {
  for (const { key } of profiles) {
    const [first] = demoAccounts.filter(({ agency }) => agency === key);
    expect(first).toMatchObject({ role: 'agency', position: 'Director' });
  }
});
