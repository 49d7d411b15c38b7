import { describe, expect, it } from 'vitest';
import { actions, systemAccountId, systemActor } from './access.ts';
import type { Access, AccessLookup, Actor } from './access.ts';
import { can, canField, canInverse, canOn } from './can.ts';
import type { RecordFacts } from './can.ts';
import { levelSets } from './levels.ts';
import type { ActorRole } from './roles.ts';

const declared: Readonly<Record<string, Access>> = {
  talent: 'TALENT',
  note: { owner: 'owner' },
  task: { anyOf: ['TASK', { owner: 'relatedTos' }] },
  filter: { own: true },
  share: { owner: 'filter' },
  status: { read: 'everyone', write: 'ORGANIZATION' },
};

const lookup: AccessLookup = {
  accessOf: (kind) => declared[kind] ?? { anyOf: [] },
  targetsOf: (kind) => (kind === 'share' ? ['filter'] : ['talent']),
  assignedThrough: () => [],
};

const actorOf = (role: ActorRole, levels: Actor['levels'] = {}, changes: Partial<Actor> = {}): Actor => ({
  ...systemActor('harbour'),
  staffId: 'ann',
  role,
  levels,
  ...changes,
});

const bare: RecordFacts = { isAssigned: false, isOwn: false, owners: {} };

describe('whether an actor may do something at all', () => {
  const kinds = ['talent', 'note', 'task', 'filter', 'status'] as const;
  const cases: readonly (readonly [string, Actor, string, string])[] = [
    ['agency', actorOf('agency'), 'yes yes yes assigned yes', 'yes yes yes assigned yes'],
    ['super admin inside', actorOf('super_admin'), 'yes yes yes assigned yes', 'yes yes yes assigned yes'],
    ['super admin outside', actorOf('super_admin', {}, { agencyId: null }), 'no no no no no', 'no no no no no'],
    ['app admin', actorOf('app_admin', {}, { agencyId: null }), 'no no no no no', 'no no no no no'],
    ['the server', systemActor('harbour'), 'yes yes yes yes yes', 'yes yes yes yes yes'],
    ['staff with nothing', actorOf('staff'), 'no no no assigned yes', 'no no no assigned no'],
    [
      'staff who sees their talents',
      actorOf('staff', { TALENT: levelSets.viewAssigned }),
      'assigned assigned assigned assigned yes',
      'no no no assigned no',
    ],
    [
      'staff who sees all talents and edits theirs',
      actorOf('staff', { TALENT: levelSets.viewAllEditAssigned }),
      'yes assigned assigned assigned yes',
      'assigned assigned assigned assigned no',
    ],
    [
      'staff who edits all tasks and the settings',
      actorOf('staff', { TASK: levelSets.editAll, ORGANIZATION: levelSets.editAll }),
      'no no yes assigned yes',
      'no no yes assigned yes',
    ],
  ];

  it.each(cases)('%s', (_, actor, reads, edits) => {
    for (const action of actions) {
      const answers = kinds.map((kind) => can(actor, action, kind, lookup)).join(' ');
      expect(answers).toBe(action === 'read' || action === 'export' ? reads : edits);
    }
  });
});

describe('whether an actor may do something with one record', () => {
  const editor = actorOf('staff', { TALENT: levelSets.viewAllEditAssigned });

  it('an assigned talent is edited, another only read', () => {
    expect(canOn(editor, 'read', 'talent', lookup, bare)).toBe(true);
    expect(canOn(editor, 'update', 'talent', lookup, bare)).toBe(false);
    expect(canOn(editor, 'update', 'talent', lookup, { ...bare, isAssigned: true })).toBe(true);
    expect(canOn(editor, 'restore', 'talent', lookup, { ...bare, isAssigned: true })).toBe(true);
    expect(canOn(editor, 'delete', 'talent', lookup, bare)).toBe(false);
  });

  it('a talent made under Edit Assign is assigned to its maker', () => {
    expect(canOn(editor, 'create', 'talent', lookup, bare)).toBe(true);
    expect(canOn(actorOf('staff', { TALENT: levelSets.viewAll }), 'create', 'talent', lookup, bare)).toBe(false);
    expect(canOn({ ...editor, staffId: null }, 'create', 'talent', lookup, bare)).toBe(false);
  });

  it('a note is written only on a talent that may be edited', () => {
    const on = (isAssigned: boolean): RecordFacts => ({ ...bare, owners: { owner: [{ kind: 'talent', isAssigned }] } });
    expect(canOn(editor, 'read', 'note', lookup, on(false))).toBe(true);
    expect(canOn(editor, 'create', 'note', lookup, on(false))).toBe(false);
    expect(canOn(editor, 'create', 'note', lookup, on(true))).toBe(true);
    expect(canOn(editor, 'create', 'note', lookup, bare)).toBe(false);
    expect(canOn(editor, 'read', 'note', lookup, { ...bare, isAssigned: true })).toBe(false);
  });

  it('a task needs one of its owners, not all of them', () => {
    const owners = {
      relatedTos: [
        { kind: 'talent', isAssigned: false },
        { kind: 'talent', isAssigned: true },
      ],
    };
    expect(canOn(editor, 'update', 'task', lookup, { ...bare, owners })).toBe(true);
    expect(canOn(editor, 'update', 'task', lookup, { ...bare, isAssigned: true })).toBe(false);
  });

  it("a saved filter is its maker's alone, the agency's admin included", () => {
    for (const role of ['agency', 'staff', 'super_admin'] as const) {
      expect(canOn(actorOf(role), 'read', 'filter', lookup, bare)).toBe(false);
      expect(canOn(actorOf(role), 'update', 'filter', lookup, { ...bare, isOwn: true })).toBe(true);
      expect(canOn(actorOf(role), 'create', 'filter', lookup, bare)).toBe(true);
    }
  });

  it("what hangs on a saved filter is the filter's maker's, whoever made the thing itself", () => {
    const on = (isFilterOwn?: boolean): RecordFacts => ({
      isAssigned: true,
      isOwn: true,
      owners: { filter: [{ kind: 'filter', isAssigned: true, isOwn: isFilterOwn }] },
    });
    expect(canOn(actorOf('agency'), 'update', 'share', lookup, on(true))).toBe(true);
    expect(canOn(actorOf('agency'), 'update', 'share', lookup, on(false))).toBe(false);
    expect(canOn(actorOf('agency'), 'update', 'share', lookup, on())).toBe(false);
    const unknown: RecordFacts = { ...on(), owners: { filter: [{ kind: 'filter', isAssigned: true }] } };
    expect(canOn(actorOf('agency'), 'update', 'share', lookup, unknown)).toBe(false);
  });
});

describe("a field that asks for another resource's right", () => {
  it.each([
    ['none', 'none'],
    ['viewAssigned', 'none'],
    ['viewAll', 'read'],
    ['editAssigned', 'none'],
    ['viewAllEditAssigned', 'read'],
    ['editAll', 'edit'],
  ] as const)('%s gives %s', (name, answer) => {
    expect(canField(actorOf('staff', { FINANCE: levelSets[name] }), 'FINANCE')).toBe(answer);
  });

  it('is open to the agency, the super admin inside one and the server, and closed outside', () => {
    for (const role of ['agency', 'super_admin', 'system'] as const) {
      expect(canField(actorOf(role), 'FINANCE')).toBe('edit');
    }
    expect(canField(actorOf('super_admin', {}, { agencyId: null }), 'FINANCE')).toBe('none');
    expect(canField(actorOf('app_admin'), undefined)).toBe('none');
    expect(canField(actorOf('staff'), 'FINANCE')).toBe('none');
  });

  it('asks for nothing more where it names no resource', () => {
    expect(canField(actorOf('staff'), undefined)).toBe('edit');
  });
});

describe('a set of what points to a record, which asks for a right', () => {
  it.each([
    ['none', 'no'],
    ['viewAssigned', 'assigned'],
    ['viewAll', 'yes'],
    ['editAssigned', 'assigned'],
    ['editAll', 'yes'],
  ] as const)('%s on those records themselves gives %s', (name, answer) => {
    expect(canInverse(actorOf('staff', { TALENT: levelSets[name] }), 'TALENT', 'talent', lookup)).toBe(answer);
  });

  it('gives nothing for an assignment where it asks for another right than those records do', () => {
    const actor = actorOf('staff', { TALENT: levelSets.editAll, FINANCE: levelSets.viewAssigned });
    expect(canInverse(actor, 'FINANCE', 'talent', lookup)).toBe('no');
    expect(canInverse(actor, 'FINANCE', 'note', lookup)).toBe('no');
  });
});

it('the server acts in one agency under an account that no person has', () => {
  expect(systemActor('harbour')).toEqual({
    accountId: systemAccountId,
    agencyId: 'harbour',
    staffId: null,
    role: 'system',
    levels: {},
    timeZone: 'Australia/Sydney',
    defaults: { currency: 'AUD', country: 'AU', timeZone: 'Australia/Sydney', firstWeekday: 'MO' as const },
    sessionId: null,
  });
  const paris = { currency: 'EUR', country: 'FR', timeZone: 'Europe/Paris', firstWeekday: 'MO' as const };
  expect(systemActor('atelier', paris)).toMatchObject({ timeZone: 'Europe/Paris', defaults: paris });
});
