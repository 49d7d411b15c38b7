import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed } from '../../generated/computed.ts';
import type { Actor } from '../../schema/access/access.ts';
import type { Scope } from '../../schema/access/scope.ts';
import { modelOf } from '../../server/engine/model.ts';
import { isAssignedAlone, scopeSql } from '../../server/engine/filters/scopeSql.ts';
import { Values } from '../../server/engine/sql.ts';
import { somebody } from '../support/actors.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const models = (kind: string) => modelOf(fixtureRegistry.get(kind), fixtureRegistry, computed);
const rowless = { ...somebody(), staffId: null };

it.each<[string, Scope]>([
  ['a scope of nothing', { type: 'nothing' }],
  ['what is assigned', { type: 'assigned' }],
  ['assigned owners', { type: 'owner', field: 'owner', everyKind: [], assignedKinds: ['talent'] }],
  ['no owners at all', { type: 'owner', field: 'owner', everyKind: [], assignedKinds: [], nested: [] }],
])('%s is no row for somebody without a staff record', (_, scope) => {
  const values = new Values();
  expect(scopeSql(scope, models('note'), 't', rowless, values, models)).toBe('false');
});

it.each<[boolean, Scope]>([
  [true, { type: 'assigned' }],
  [false, { type: 'everything' }],
  [false, { type: 'own' }],
  [true, { type: 'owner', field: 'owner', everyKind: [], assignedKinds: ['talent'] }],
  [false, { type: 'owner', field: 'owner', everyKind: ['talent'], assignedKinds: ['scout'] }],
])('an assignment alone is counted way by way: %s of %o', (isAlone, scope) => {
  const nested = [{ kind: 'fixtureErrand', scope }];
  const around: Scope = { type: 'owner', field: 'fixtureErrand', everyKind: [], assignedKinds: [], nested };
  const both: Scope = { type: 'anyOf', scopes: [{ type: 'assigned' }, scope] };
  expect([scope, around, both].map(isAssignedAlone)).toEqual([isAlone, isAlone, isAlone]);
});

describe('owners in whose own scope a right lies', () => {
  let shop: Workshop;
  beforeAll(async () => {
    shop = await openWorkshop(['agency']);
  });
  afterAll(() => shop.close());

  /** Returns which of these notes are in the scope of the scouts created by the admin. */
  const within = async (ids: readonly string[]) => {
    const actor = shop.house.of('agency').actor as Actor;
    const nested = [{ kind: 'scout', scope: { type: 'own' } as const }];
    const values = new Values();
    const scope: Scope = { type: 'owner', field: 'owner', everyKind: [], assignedKinds: [], nested };
    const text = `select t.id from notes t where t.id = any(${values.add(ids)}::uuid[])
      and ${scopeSql(scope, models('note'), 't', actor, values, models)}`;
    const { rows } = await shop.test.pools.query<{ id: string }>(shop.house.agencyId, { text, values: values.list });
    return rows.map(({ id }) => id);
  };

  it('are of its kind, though another kind shares the table, and alive', async () => {
    const [scout, talent] = [
      await shop.make('scout', { displayName: 'S' }),
      await shop.make('talent', { displayName: 'T' }),
    ];
    const note = async (ownerId: string) => (await shop.make('note', { text: 'Called', ownerId })).id;
    const ids = [await note(scout.id), await note(talent.id)];
    expect(await within(ids)).toEqual([ids[0]]);
    await shop.call('scout', 'delete', { id: scout.id });
    expect(await within(ids)).toEqual([]);
  });
});
