import { featureAccess, fullDataAccess } from '../../../../schema/access/legacy.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { adminLevels, matrixRows, type LevelsByResource, type MatrixRow } from '../../../../schema/access/matrix.ts';
import type { MembershipRole } from '../../../../schema/access/roles.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { StaffRights } from '../../../../schema/areas/identity/calls/permissions.ts';
import type { Connection } from '../../../database/pools.ts';

/** Rights of a member of an agency, as stored. */
export interface Rights {
  readonly accountId: string;
  readonly role: MembershipRole;
  readonly levels: LevelsByResource;
  /** Counts the changes of role and levels. */
  readonly version: number;
}

interface RightsRow {
  readonly account_id: string;
  readonly role: MembershipRole;
  readonly levels: LevelsByResource;
  readonly version: number;
}

/**
 * Returns the rights of a staff record of the connection's agency; null without an account. Holding them makes every
 * other change of rights in the agency wait until the transaction ends.
 */
export async function readRights(
  connection: Connection,
  staffId: string,
  purpose: 'read' | 'hold' = 'read',
): Promise<Rights | null> {
  const { rows } = await connection.query<RightsRow>({
    text: `select * from ${purpose === 'hold' ? 'identity_hold_rights' : 'identity_rights'}($1)`,
    values: [staffId],
  });
  const [row] = rows;
  return row ? { accountId: row.account_id, role: row.role, levels: row.levels, version: row.version } : null;
}

/** Returns true if the rights are the caller's own. People cannot change their own rights. */
export function isOwn(actor: Actor, staffId: string, rights: Rights | null): boolean {
  return staffId === actor.staffId || rights?.accountId === actor.accountId;
}

const inBothWords = (row: MatrixRow) => ({
  ...row,
  featureAccess: featureAccess(row.resourceAccesses),
  fullDataAccess: fullDataAccess(row.resourceAccesses),
});

/**
 * Answer of GET and PUT (AB 3): the rows of the matrix in both vocabularies. An admin's role permits everything, and
 * `asStaff` has the rows of what they would hold as staff. `role` is null for a staff record without an account.
 */
export function rightsOnWire(actor: Actor, staffId: string, rights: Rights | null): StaffRights {
  const canUpdate = rights !== null && passesFeatureChecks(actor) && !isOwn(actor, staffId, rights);
  const held = rights?.levels ?? {};
  const isAdmin = rights?.role === 'agency';
  return {
    userId: staffId,
    role: rights?.role ?? null,
    version: rights?.version ?? 0,
    permissions: { canUpdate },
    resources: matrixRows(isAdmin ? adminLevels : held).map(inBothWords),
    asStaff: isAdmin ? matrixRows(held).map(inBothWords) : null,
  };
}
