import type { Actor } from '../../../../schema/access/access.ts';
import { readGrants, type GrantFault } from '../../../../schema/access/grants.ts';
import { closure } from '../../../../schema/access/levels.ts';
import { adminLevels, changedResources, type LevelsByResource } from '../../../../schema/access/matrix.ts';
import { wireName, type Resource } from '../../../../schema/access/resources.ts';
import type { MembershipRole } from '../../../../schema/access/roles.ts';
import type { permissionCalls } from '../../../../schema/areas/identity/calls/permissions.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import type { Engine } from '../../../engine/engine.ts';
import { recordChanges } from '../../../engine/writing/recordChange.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { isOwn, readRights, rightsOnWire, type Rights } from './rights.ts';

/** A change of a person's rights; keys that it omits stay as they are. */
export type RightsChange = CallBody<typeof permissionCalls.change>;

function refuseGrants(faults: readonly GrantFault[]): void {
  if (faults.length === 0) return;
  throw invalid(faults.map(({ index, at, key }) => fieldRefusal(`resources.${index}.${at}`, key)));
}

function changesBetween(before: Rights, role: MembershipRole, levels: LevelsByResource): readonly Change[] {
  return [
    ...(role === before.role ? [] : [{ field: 'role', before: before.role, after: role }]),
    ...changedResources(before.levels, levels).map((resource) => ({
      field: wireName(resource),
      before: closure(before.levels[resource] ?? []),
      after: closure(levels[resource] ?? []),
    })),
  ];
}

/** Returns the levels of somebody who stays an admin: rows that come back as an admin's are read change none of theirs. */
function keptBeside(held: LevelsByResource, wanted: LevelsByResource): LevelsByResource {
  const differing = Object.entries(wanted).filter(([name, set]) => set !== adminLevels[name as Resource]);
  return { ...held, ...Object.fromEntries(differing) };
}

/** Refuses an admin whose role was taken while they waited for their turn. */
async function requireStillAdmin(connection: Connection, { role, staffId }: Actor): Promise<void> {
  if (role !== 'agency' || staffId === null) return;
  const own = await readRights(connection, staffId);
  if (own?.role !== 'agency') throw new RefusalError('forbidden', 'notAllowed');
}

async function give(connection: Connection, id: string, held: Rights, role: MembershipRole, levels: LevelsByResource) {
  const { rows } = await connection.query<{ version: number | null }>({
    text: 'select identity_give_rights($1, $2, $3, $4) as version',
    values: [id, held.version, role, JSON.stringify(levels)],
  });
  const version = rows[0]?.version ?? null;
  // The version is held: what is left is that the agency would have no admin any more.
  if (version === null) throw invalid([fieldRefusal('role', 'lastAdmin')]);
  return { ...held, role, levels, version };
}

/**
 * Changes the role and the levels of a person in the actor's agency (AB 7), and adds it to the history of their staff
 * record. Refuses a change of one's own rights, faults found by `readGrants`, a stale version (with the current
 * rights), and a change that would leave the agency without an active admin, also for concurrent changes.
 */
export async function changeRights(engine: Engine, actor: Actor, change: RightsChange) {
  const { userId, version, role: wantedRole, resources = [] } = change;
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    await findRecord(engine, actor, 'staff', userId, { action: 'update', connection });
    const held = await readRights(connection, userId, 'hold');
    await requireStillAdmin(connection, actor);
    if (isOwn(actor, userId, held)) throw invalid([fieldRefusal('userId', 'ownRights')]);
    if (held === null) throw invalid([fieldRefusal('userId', 'noMembership')]);
    const read = readGrants(resources, held.levels);
    refuseGrants(read.faults);
    if (version !== undefined && version !== held.version) {
      throw new RefusalError('staleVersion', 'staleVersion', { data: { current: rightsOnWire(actor, userId, held) } });
    }
    const role = wantedRole ?? held.role;
    const levels = role === 'agency' && held.role === 'agency' ? keptBeside(held.levels, read.levels) : read.levels;
    const changes = changesBetween(held, role, levels);
    if (changes.length === 0) return rightsOnWire(actor, userId, held);
    const given = await give(connection, userId, held, role, levels);
    await recordChanges(engine, connection, actor, 'staff', userId, changes);
    return rightsOnWire(actor, userId, given);
  });
}
