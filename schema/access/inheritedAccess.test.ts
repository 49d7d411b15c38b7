import { expect, it } from 'vitest';
import type { Access, AccessLookup } from './access.ts';
import { accessSourceKinds, accessSourceFields } from './inheritedAccess.ts';

const kinds: Readonly<Record<string, { access: Access; targets?: Record<string, string[]>; through?: string[] }>> = {
  talent: { access: 'TALENT' },
  scout: { access: 'SCOUT' },
  task: {
    access: { anyOf: ['TASK', { owner: 'about' }] },
    targets: { about: ['talent'], also: ['scout'] },
    through: ['also'],
  },
  memo: {
    access: { read: { owner: 'task' }, write: { owner: 'parent' } },
    targets: { task: ['task'], parent: ['scout'] },
  },
  part: { access: { owner: 'part' }, targets: { part: ['part', 'memo'] } },
  own: { access: { own: true } },
};
const lookup: AccessLookup = {
  accessOf: (kind) => kinds[kind]?.access ?? { own: true },
  targetsOf: (kind, field) => kinds[kind]?.targets?.[field] ?? [],
  assignedThrough: (kind) => kinds[kind]?.through ?? [],
};

it('a way leads over owners that are read, and over what assigns', () => {
  expect(Object.keys(kinds).map((kind) => accessSourceFields(kind, lookup))).toEqual([
    [],
    [],
    ['about', 'also'],
    ['task'],
    ['part'],
    [],
  ]);
});

it('a way leads over however many others, also in circles', () => {
  expect([...accessSourceKinds('task', lookup)]).toEqual(['talent', 'scout']);
  expect([...accessSourceKinds('part', lookup)].toSorted()).toEqual(['memo', 'part', 'scout', 'talent', 'task']);
  expect(accessSourceKinds('own', lookup).size).toBe(0);
});
