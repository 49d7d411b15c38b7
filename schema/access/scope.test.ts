import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, systemActor } from './access.ts';
import type { Access, AccessLookup, Actor } from './access.ts';
import { can, canOn } from './can.ts';
import type { OwnerFacts, RecordFacts } from './can.ts';
import { levelSetNames, levelSets } from './levels.ts';
import { beyondAssigned, passesFeatureChecks, scopeOf, unionOf } from './scope.ts';
import type { Scope } from './scope.ts';
import type { ActorRole } from './roles.ts';

interface Declared {
  access: Access;
  targets: Readonly<Record<string, readonly string[]>>;
  /** Fields through which assignment is inherited; none by default. */
  through?: readonly string[];
}

function lookupOf(kinds: Readonly<Record<string, Declared>>): AccessLookup {
  const declared = (kind: string): Declared => {
    const found = kinds[kind];
    if (found === undefined) throw new Error(`no kind ${kind}`);
    return found;
  };
  return {
    accessOf: (kind) => declared(kind).access,
    targetsOf: (kind, field) => declared(kind).targets[field] ?? [],
    assignedThrough: (kind) => declared(kind).through ?? [],
  };
}

function actorOf(role: ActorRole, levels: Actor['levels'] = {}, changes: Partial<Actor> = {}): Actor {
  return { ...systemActor('harbour'), accountId: 'ann', staffId: 'ann-staff', role, levels, ...changes };
}

const house = lookupOf({
  talent: { access: 'TALENT', targets: {} },
  partner: { access: 'PARTNER', targets: {} },
  task: {
    access: { anyOf: ['TASK', { owner: 'relatedTos' }] },
    targets: { relatedTos: ['talent', 'partner'] },
  },
  note: { access: { owner: 'owner' }, targets: { owner: ['talent', 'partner', 'task', 'note'] } },
  reply: { access: { owner: 'about' }, targets: { about: ['reply'] } },
  filter: { access: { own: true }, targets: {} },
  share: { access: { owner: 'filter' }, targets: { filter: ['filter'] } },
  status: { access: { read: 'everyone', write: 'ORGANIZATION' }, targets: {} },
  contract: { access: 'CONTRACT', targets: { talents: ['talent'] }, through: ['talents'] },
  part: { access: 'CONTRACT', targets: { contract: ['contract', 'part'] }, through: ['contract'] },
});

describe('the union of scopes', () => {
  const assigned: Scope = { type: 'assigned' };
  const own: Scope = { type: 'own' };

  it.each<[string, Scope[], Scope]>([
    ['of nothing is nothing', [], { type: 'nothing' }],
    ['loses nothing', [{ type: 'nothing' }, assigned], assigned],
    ['is absorbed by everything', [assigned, { type: 'everything' }, own], { type: 'everything' }],
    ['says a thing once', [assigned, { type: 'assigned' }], assigned],
    [
      'is flat',
      [{ type: 'anyOf', scopes: [assigned, { type: 'anyOf', scopes: [own] }] }, own],
      { type: 'anyOf', scopes: [assigned, own] },
    ],
    ['is absorbed from within', [own, { type: 'anyOf', scopes: [{ type: 'everything' }] }], { type: 'everything' }],
  ])('%s', (_, scopes, expected) => {
    expect(unionOf(scopes)).toEqual(expected);
  });
});

describe('the scope of a staff member', () => {
  const cases = {
    none: ['nothing', 'nothing'],
    viewAssigned: ['assigned', 'nothing'],
    viewAll: ['everything', 'nothing'],
    editAssigned: ['assigned', 'assigned'],
    viewAllEditAssigned: ['everything', 'assigned'],
    editAll: ['everything', 'everything'],
  } as const;

  it.each(levelSetNames)('follows the levels: %s', (name) => {
    const staff = actorOf('staff', { TALENT: levelSets[name] });
    const [read, edit] = cases[name];
    for (const action of actions) {
      const expected = action === 'read' || action === 'export' ? read : edit;
      expect(scopeOf(staff, action, 'talent', house)).toEqual({ type: expected });
    }
    expect(scopeOf(staff, 'read', 'partner', house)).toEqual({ type: 'nothing' });
  });

  it('closes what was stored open, and gives nothing where No Access stands beside a level', () => {
    expect(scopeOf(actorOf('staff', { TALENT: ['EDIT_ALL'] }), 'read', 'talent', house).type).toBe('everything');
    expect(scopeOf(actorOf('staff', { TALENT: ['EDIT_ALL', 'NO_ACCESS'] }), 'read', 'talent', house).type).toBe(
      'nothing',
    );
    expect(scopeOf(actorOf('staff', { TALENT: ['FULL_ACCESS'] }), 'read', 'talent', house).type).toBe('nothing');
  });

  it('has nothing assigned without a staff row', () => {
    const levels = { TALENT: levelSets.viewAllEditAssigned };
    expect(scopeOf(actorOf('staff', levels, { staffId: null }), 'update', 'talent', house).type).toBe('nothing');
    expect(scopeOf(actorOf('staff', levels, { staffId: null }), 'read', 'talent', house).type).toBe('everything');
  });

  it('has nothing but its rights on every record and on its own where assignments are left aside', () => {
    const staff = actorOf('staff', { TALENT: levelSets.editAssigned, PARTNER: levelSets.editAll });
    const scopes = (['talent', 'partner', 'filter'] as const).map((kind) =>
      scopeOf(beyondAssigned(staff), 'update', kind, house),
    );
    expect(scopes.map(({ type }) => type)).toEqual(['nothing', 'everything', 'own']);
  });

  it('follows the owners, theirs too, and ends where owners come back to the same kind', () => {
    const staff = actorOf('staff', { TALENT: levelSets.viewAllEditAssigned, TASK: levelSets.editAssigned });
    expect(scopeOf(staff, 'read', 'note', house)).toEqual({
      type: 'owner',
      field: 'owner',
      everyKind: ['talent'],
      assignedKinds: ['task'],
      nested: [
        { kind: 'task', scope: { type: 'owner', field: 'relatedTos', everyKind: ['talent'], assignedKinds: [] } },
      ],
    });
    expect(scopeOf(staff, 'create', 'note', house)).toEqual({
      type: 'owner',
      field: 'owner',
      everyKind: [],
      assignedKinds: ['talent', 'task'],
      nested: [
        { kind: 'task', scope: { type: 'owner', field: 'relatedTos', everyKind: [], assignedKinds: ['talent'] } },
      ],
    });
    expect(scopeOf(staff, 'read', 'reply', house)).toEqual({ type: 'nothing' });
  });

  it('is the union for any of several rights', () => {
    const staff = actorOf('staff', { TASK: levelSets.editAssigned, PARTNER: levelSets.editAll });
    expect(scopeOf(staff, 'update', 'task', house)).toEqual({
      type: 'anyOf',
      scopes: [{ type: 'assigned' }, { type: 'owner', field: 'relatedTos', everyKind: ['partner'], assignedKinds: [] }],
    });
    const chief = actorOf('staff', { TASK: levelSets.editAll });
    expect(scopeOf(chief, 'update', 'task', house)).toEqual({ type: 'everything' });
  });

  it('holds what refers to an assigned record, at first hand or further, as far as the field says so', () => {
    const staff = actorOf('staff', { CONTRACT: levelSets.viewAllEditAssigned });
    const talents: Scope = { type: 'owner', field: 'talents', everyKind: [], assignedKinds: ['talent'] };
    expect(scopeOf(staff, 'read', 'contract', house)).toEqual({ type: 'everything' });
    expect(scopeOf(staff, 'update', 'contract', house)).toEqual({
      type: 'anyOf',
      scopes: [{ type: 'assigned' }, talents],
    });
    expect(scopeOf(staff, 'update', 'part', house)).toEqual({
      type: 'anyOf',
      scopes: [
        { type: 'assigned' },
        {
          type: 'owner',
          field: 'contract',
          everyKind: [],
          assignedKinds: ['contract', 'part'],
          nested: [{ kind: 'contract', scope: talents }],
        },
      ],
    });
    for (const kind of ['contract', 'part']) {
      expect(scopeOf({ ...staff, staffId: null }, 'update', kind, house)).toEqual({ type: 'nothing' });
      expect(scopeOf(actorOf('staff', { TALENT: levelSets.editAll }), 'read', kind, house).type).toBe('nothing');
    }
  });

  it('reads what everyone reads, writes it by right', () => {
    expect(scopeOf(actorOf('staff'), 'read', 'status', house)).toEqual({ type: 'everything' });
    expect(scopeOf(actorOf('staff'), 'update', 'status', house)).toEqual({ type: 'nothing' });
    const settings = actorOf('staff', { ORGANIZATION: levelSets.editAll });
    expect(scopeOf(settings, 'delete', 'status', house)).toEqual({ type: 'everything' });
  });
});

describe('the scope of the other roles', () => {
  const shared = ['talent', 'partner', 'task', 'note', 'reply', 'status'];

  it.each(['agency', 'super_admin', 'system'] as const)('%s: everything of the agency, owners or not', (role) => {
    for (const kind of shared) {
      for (const action of actions) expect(scopeOf(actorOf(role), action, kind, house).type).toBe('everything');
    }
  });

  it.each(['agency', 'super_admin'] as const)("%s: of a person's own rows only its own", (role) => {
    expect(scopeOf(actorOf(role), 'read', 'filter', house)).toEqual({ type: 'own' });
    expect(scopeOf(actorOf(role), 'read', 'share', house)).toEqual({
      type: 'owner',
      field: 'filter',
      everyKind: [],
      assignedKinds: [],
      nested: [{ kind: 'filter', scope: { type: 'own' } }],
    });
  });

  it('the server itself: own rows of everybody', () => {
    expect(scopeOf(systemActor('harbour'), 'delete', 'filter', house).type).toBe('everything');
    expect(scopeOf(systemActor('harbour'), 'delete', 'share', house).type).toBe('everything');
  });

  it.each([
    ['an app admin', actorOf('app_admin', {}, { agencyId: null })],
    ['an app admin with an agency', actorOf('app_admin', { TALENT: levelSets.editAll })],
    ['a super admin who chose no agency', actorOf('super_admin', {}, { agencyId: null })],
    ['staff without an agency', actorOf('staff', { TALENT: levelSets.editAll }, { agencyId: null })],
  ])('%s: nothing', (_, actor) => {
    expect(passesFeatureChecks(actor)).toBe(false);
    for (const kind of [...shared, 'filter']) {
      for (const action of actions) expect(scopeOf(actor, action, kind, house).type).toBe('nothing');
    }
  });
});

const kindNames = ['a', 'b', 'c', 'd'] as const;
const fieldNames = ['left', 'right'] as const;
const resourceNames = ['TALENT', 'TASK', 'CMS'] as const;

const { access: anyAccess } = fc.letrec<{ access: Access }>((tie) => ({
  access: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom<Access>(...resourceNames) },
    { weight: 3, arbitrary: fc.constantFrom(...fieldNames).map((owner): Access => ({ owner })) },
    { weight: 1, arbitrary: fc.constant<Access>({ own: true }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...resourceNames), fc.constantFrom(...fieldNames))
        .map(([by, belongsTo]): Access => ({ by, belongsTo })),
    },
    { weight: 2, arbitrary: fc.array(tie('access'), { maxLength: 3 }).map((anyOf): Access => ({ anyOf })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.oneof(fc.constant('everyone' as const), tie('access')), tie('access'))
        .map(([read, write]): Access => ({ read, write })),
    },
  ),
}));

const anyDeclared: fc.Arbitrary<Declared> = fc.record({
  access: anyAccess,
  targets: fc.record({ left: fc.subarray([...kindNames]), right: fc.subarray([...kindNames]) }),
  through: fc.subarray([...fieldNames]),
});

const anyKinds = fc.record({ a: anyDeclared, b: anyDeclared, c: anyDeclared, d: anyDeclared });

const anySet = fc.constantFrom(...levelSetNames.map((name) => levelSets[name]));

const anyActor = fc
  .record({
    role: fc.constantFrom<ActorRole>('agency', 'staff', 'staff', 'staff', 'app_admin', 'super_admin', 'system'),
    levels: fc.record({ TALENT: anySet, TASK: anySet, CMS: anySet }, { requiredKeys: [] }),
    agencyId: fc.option(fc.constant('harbour'), { freq: 8 }),
    staffId: fc.option(fc.constant('ann-staff'), { freq: 8 }),
  })
  .map(({ role, levels, ...rest }) => actorOf(role, levels, rest));

/** Facts that a registry of kinds permits: each owner is of a kind that the field can point to. */
function factsOf(kinds: Readonly<Record<string, Declared>>, kind: string, depth: number): fc.Arbitrary<OwnerFacts> {
  const targets = kinds[kind]?.targets ?? {};
  const ownersBy = (field: string): fc.Arbitrary<OwnerFacts[]> => {
    const possible = targets[field] ?? [];
    if (depth === 0 || possible.length === 0) return fc.constant([]);
    const one = fc.constantFrom(...possible).chain((target) => factsOf(kinds, target, depth - 1));
    return fc.array(one, { maxLength: 2 });
  };
  return fc.record({
    kind: fc.constant(kind),
    isAssigned: fc.boolean(),
    isOwn: fc.boolean(),
    owners: fc.record({ left: ownersBy('left'), right: ownersBy('right') }),
  });
}

const anyCase = anyKinds.chain((kinds) =>
  fc.constantFrom(...kindNames).chain((kind) =>
    fc.record({
      kinds: fc.constant(kinds),
      kind: fc.constant(kind),
      actor: anyActor,
      action: fc.constantFrom(...actions),
      facts: factsOf(kinds, kind, 4) as fc.Arbitrary<OwnerFacts & RecordFacts>,
    }),
  ),
);

/**
 * Reference implementation of the rules, record by record and without scopes: `scopeOf` and `canOn` are compared with
 * it.
 */
function isPermitted(
  kinds: Readonly<Record<string, Declared>>,
  actor: Actor,
  isRead: boolean,
  record: OwnerFacts,
  isNew: boolean,
): boolean {
  if (actor.agencyId === null || actor.role === 'app_admin') return false;
  const partOf = (access: { read: 'everyone' | Access; write: Access }) => (isRead ? access.read : access.write);

  let open = new Set(actor.role === 'staff' ? [] : Object.keys(kinds));
  const isOpen = (access: 'everyone' | Access, kind: string): boolean => {
    if (typeof access === 'string') return true;
    if ('anyOf' in access) return access.anyOf.some((each) => isOpen(each, kind));
    if ('own' in access) return actor.role === 'system';
    if ('by' in access) return true;
    if ('owner' in access) return (kinds[kind]?.targets[access.owner] ?? []).every((target) => open.has(target));
    return isOpen(partOf(access), kind);
  };
  for (let before = -1; before !== open.size;) {
    before = open.size;
    open = new Set([...open].filter((kind) => isOpen(kinds[kind]?.access ?? { anyOf: [] }, kind)));
  }

  const isAssigned = (facts: OwnerFacts, path: readonly string[] = []): boolean => {
    if (facts.isAssigned) return true;
    const fields = path.includes(facts.kind) ? [] : (kinds[facts.kind]?.through ?? []);
    return fields.some((field) => (facts.owners?.[field] ?? []).some((one) => isAssigned(one, [...path, facts.kind])));
  };
  const holds = (access: 'everyone' | Access, facts: OwnerFacts, path: readonly string[], isMade: boolean): boolean => {
    if (access === 'everyone') return true;
    if (typeof access === 'string') {
      if (actor.role !== 'staff') return true;
      const held = actor.levels[access] ?? [];
      if (held.includes(isRead ? 'VIEW_ALL' : 'EDIT_ALL')) return true;
      const isMine = actor.staffId !== null && (isMade || isAssigned(facts));
      return isMine && held.includes(isRead ? 'VIEW_ASSIGN' : 'EDIT_ASSIGN');
    }
    if ('anyOf' in access) return access.anyOf.some((each) => holds(each, facts, path, isMade));
    if ('own' in access) return actor.role === 'system' || isMade || facts.isOwn === true;
    if ('by' in access) {
      if (actor.role !== 'staff') return true;
      const held = actor.levels[access.by] ?? [];
      if (held.includes(isRead ? 'VIEW_ALL' : 'EDIT_ALL')) return true;
      const owners = facts.owners?.[access.belongsTo] ?? [];
      const isMine = owners.length === 0 || (actor.staffId !== null && owners.some((owner) => owner.isAssigned));
      return isMine && held.includes(isRead ? 'VIEW_ASSIGN' : 'EDIT_ASSIGN');
    }
    if ('owner' in access) return (facts.owners?.[access.owner] ?? []).some((owner) => reaches(owner, path, false));
    return holds(partOf(access), facts, path, isMade);
  };
  const reaches = (facts: OwnerFacts, path: readonly string[], isMade: boolean): boolean => {
    if (open.has(facts.kind)) return true;
    if (path.includes(facts.kind)) return false;
    return holds(kinds[facts.kind]?.access ?? { anyOf: [] }, facts, [...path, facts.kind], isMade);
  };
  return reaches(record, [], isNew);
}

function isSimple(scope: Scope): boolean {
  if (scope.type === 'owner') {
    const isEmpty = scope.everyKind.length + scope.assignedKinds.length + (scope.nested ?? []).length === 0;
    return !isEmpty && (scope.nested ?? []).every((each) => isSimple(each.scope) && each.scope.type !== 'everything');
  }
  if (scope.type !== 'anyOf') return true;
  const isFlat = scope.scopes.every((part) => !['anyOf', 'everything', 'nothing'].includes(part.type));
  const isDistinct = new Set(scope.scopes.map((part) => JSON.stringify(part))).size === scope.scopes.length;
  return isFlat && isDistinct && scope.scopes.length > 1 && scope.scopes.every(isSimple);
}

describe('for any declarations, actor and record', () => {
  it('the scope and the answer for one record agree with the rules said record by record', () => {
    let permitted = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyCase, ({ kinds, kind, actor, action, facts }) => {
        const lookup = lookupOf(kinds);
        const isRead = action === 'read' || action === 'export';
        const expected = isPermitted(kinds, actor, isRead, facts, action === 'create');
        expect(canOn(actor, action, kind, lookup, facts)).toBe(expected);
        expect(can(actor, action, kind, lookup)).not.toBe(expected ? 'no' : 'yes');
        if (expected) permitted += 1;
        else refused += 1;
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(permitted, refused)).toBeGreaterThan(500);
  });

  it('the scope is simple, and the same twice', () => {
    fc.assert(
      fc.property(anyCase, ({ kinds, kind, actor, action }) => {
        const scope = scopeOf(actor, action, kind, lookupOf(kinds));
        expect(isSimple(scope)).toBe(true);
        expect(unionOf([scope, scope])).toEqual(scope);
        expect(scopeOf(actor, action, kind, lookupOf(kinds))).toEqual(scope);
      }),
      { numRuns: 1000 },
    );
  });

  it('more levels never narrow what a staff member may touch', () => {
    const rank = { no: 0, assigned: 1, yes: 2 };
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...resourceNames), anySet, (given, resource, more) => {
        const { kinds, kind, action, facts } = given;
        const lookup = lookupOf(kinds);
        const actor = { ...given.actor, role: 'staff' as const };
        const held = (actor.levels[resource] ?? []).filter((level) => level !== 'NO_ACCESS');
        const levels = { ...actor.levels, [resource]: [...held, ...more.filter((level) => level !== 'NO_ACCESS')] };
        const richer = { ...actor, levels };
        expect(rank[can(richer, action, kind, lookup)]).toBeGreaterThanOrEqual(rank[can(actor, action, kind, lookup)]);
        const isNarrowed = canOn(actor, action, kind, lookup, facts) && !canOn(richer, action, kind, lookup, facts);
        expect(isNarrowed).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('what may be written by levels may be read', () => {
    fc.assert(
      fc.property(anySet, fc.boolean(), (set, isAssigned) => {
        const staff = actorOf('staff', { TALENT: set });
        const facts = { isAssigned, isOwn: false, owners: {} };
        const isWrittenUnread =
          canOn(staff, 'update', 'talent', house, facts) && !canOn(staff, 'read', 'talent', house, facts);
        expect(isWrittenUnread).toBe(false);
      }),
    );
  });
});
