import { describe, expect, it } from 'vitest';
import { actions, type Actor } from '../../schema/access/access.ts';
import { levelSetNames, levelSets } from '../../schema/access/levels.ts';
import { isAllowed, resources } from '../../schema/access/resources.ts';
import type { ActorRole } from '../../schema/access/roles.ts';
import { scopeOf, type Scope } from '../../schema/access/scope.ts';
import { registry } from '../../schema/index.ts';
import { fieldsAssigning } from '../../schema/language/records/references.ts';
import { somebody } from '../support/actors.ts';
import { reviewedEntities, type Row } from './reviewedEntities.ts';

/** From the widest to the narrowest. */
const letters = ['F', 'O', 'A', 'M', 'U', '-'] as const;

function letterOf(scope: Scope): (typeof letters)[number] {
  switch (scope.type) {
    case 'everything':
      return 'F';
    case 'nothing':
      return '-';
    case 'assigned':
      return 'A';
    case 'own':
      return 'M';
    case 'unowned':
      return 'U';
    case 'anyOf': {
      const parts = scope.scopes.map(letterOf);
      return letters.find((letter) => parts.includes(letter)) ?? '-';
    }
    case 'owner': {
      if (scope.everyKind.length > 0) return 'O';
      const nested = (scope.nested ?? []).map((one) => letterOf(one.scope));
      const inner = letters.find((letter) => nested.includes(letter)) ?? '-';
      return scope.assignedKinds.length > 0 && inner !== 'O' ? 'A' : inner;
    }
  }
}

const rowOf = (role: ActorRole, kind: string, changes: Partial<Actor> = {}): Row => {
  const actor: Actor = { ...somebody(), role, levels: {}, ...changes };
  return actions.map((action) => letterOf(scopeOf(actor, action, kind, registry))).join('');
};

it('is said of every entity, and of nothing else', () => {
  expect(Object.keys(reviewedEntities).toSorted()).toEqual(registry.all.map(({ name }) => name).toSorted());
  expect([...actions]).toEqual(['read', 'create', 'update', 'delete', 'restore', 'export']);
});

describe.each(registry.all.map((entity) => ({ name: entity.name, entity })))(
  'what is declared of $name',
  ({ name, entity }) => {
    const reviewed = reviewedEntities[name] ?? { admin: '', staff: '' };

    it('gives each role what the reviewed list says', () => {
      expect(rowOf('agency', name)).toBe(reviewed.admin);
      expect(rowOf('super_admin', name)).toBe(reviewed.admin);
      expect(rowOf('staff', name)).toBe(reviewed.staff);
      expect(rowOf('super_admin', name, { agencyId: null })).toBe('------');
      expect(rowOf('app_admin', name)).toBe('------');
    });

    it('gives each set of levels of each resource what the reviewed list says', () => {
      for (const resource of resources) {
        for (const set of levelSetNames.filter((one) => isAllowed(resource, levelSets[one]))) {
          const row = rowOf('staff', name, { levels: { [resource]: levelSets[set] } });
          expect([resource, set, row]).toEqual([resource, set, reviewed.by?.[resource]?.[set] ?? reviewed.staff]);
        }
      }
    });

    it('has the fields by which records are assigned, and those that ask for more', () => {
      expect(fieldsAssigning(entity, true)).toEqual(reviewed.assigns ?? []);
      expect(fieldsAssigning(entity, 'through')).toEqual(reviewed.through ?? []);
      const asking = Object.entries(entity.fields).flatMap(([field, { access }]) => (access ? [[field, access]] : []));
      expect(Object.fromEntries(asking)).toEqual(reviewed.fields ?? {});
    });
  },
);
