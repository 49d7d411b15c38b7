import { describe, expect, it } from 'vitest';
import { systemActor, type AccessLookup, type Actor } from './access.ts';
import { can, canField } from './can.ts';
import { actorByKey, type KeyLimits } from './keys.ts';
import { levelSetNames, levelSets } from './levels.ts';
import { cap, resources } from './resources.ts';
import { passesFeatureChecks } from './scope.ts';

const lookup: AccessLookup = {
  accessOf: (kind) => (kind === 'own' ? { own: true } : (kind as 'TASK')),
  targetsOf: () => [],
  assignedThrough: () => [],
};
const person = (role: Actor['role'], levels: Actor['levels'] = {}): Actor => ({
  ...systemActor('01930000-0000-7000-8000-000000000001'),
  accountId: '01930000-0000-7000-8000-000000000002',
  staffId: '01930000-0000-7000-8000-000000000003',
  role,
  levels,
});
const by = (of: Actor, limits: Partial<KeyLimits>) =>
  actorByKey(of, { id: 'k', name: 'Key', readsOnly: false, resources: null, ...limits });

describe('an actor by an API key', () => {
  it('is the person, without their session, where the key has no limit', () => {
    for (const role of ['agency', 'staff'] as const) {
      const of = { ...person(role, { TASK: levelSets.viewAll }), sessionId: 's' };
      const { via, ...actor } = by(of, {});
      expect([actor, via?.keyId]).toEqual([{ ...of, sessionId: null }, 'k']);
    }
  });

  it('is never more than its person, for each set of levels, grant and resource', () => {
    const ranks = ['no', 'assigned', 'yes'];
    const rank = (actor: Actor, action: 'read' | 'update', kind: string) =>
      ranks.indexOf(can(actor, action, kind, lookup));
    for (const resource of resources) {
      for (const name of levelSetNames) {
        const of = person('staff', { [resource]: cap(resource, levelSets[name]) });
        for (const readsOnly of [true, false]) {
          for (const grant of ['read', 'full', undefined] as const) {
            const actor = by(of, {
              readsOnly,
              resources: grant ? { [resource]: grant } : ({ OTHER: 'full' } as never),
            });
            const isReading = readsOnly || grant === 'read';
            expect(rank(actor, 'read', resource)).toBe(grant ? rank(of, 'read', resource) : 0);
            expect(rank(actor, 'update', resource)).toBe(grant && !isReading ? rank(of, 'update', resource) : 0);
          }
        }
      }
    }
  });

  it('passes no check of a role once it has a limit, and changes nothing of its own where it only reads', () => {
    const admin = person('agency');
    const reading = by(admin, { readsOnly: true });
    const narrowed = by(admin, { resources: { TASK: 'full', EVENT: 'read' } });
    expect([by(admin, {}), reading, narrowed].map(passesFeatureChecks)).toEqual([true, false, false]);
    expect(resources.filter((one) => can(reading, 'read', one, lookup) === 'yes')).toEqual(resources);
    expect(resources.filter((one) => can(reading, 'update', one, lookup) !== 'no')).toEqual([]);
    expect(resources.filter((one) => can(narrowed, 'read', one, lookup) === 'yes')).toEqual(['EVENT', 'TASK']);
    expect(resources.filter((one) => can(narrowed, 'update', one, lookup) === 'yes')).toEqual(['TASK']);
    expect([can(reading, 'read', 'own', lookup), can(reading, 'create', 'own', lookup)]).toEqual(['assigned', 'no']);
    expect([can(narrowed, 'read', 'own', lookup), can(narrowed, 'create', 'own', lookup)]).toEqual(['no', 'no']);
    expect([canField(reading, undefined), canField(reading, 'FINANCE')]).toEqual(['read', 'read']);
    expect([canField(narrowed, 'TASK'), canField(narrowed, 'FINANCE')]).toEqual(['edit', 'none']);
  });
});
