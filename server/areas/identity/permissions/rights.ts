import { featureAccess, fullDataAccess } from '../../../../schema/access/legacy.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { matrixRows, type LevelsByResource, type MatrixRow } from '../../../../schema/access/matrix.ts';
import type { MembershipRole } from '../../../../schema/access/roles.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { StaffRights } from '../../../../schema/areas/identity/calls/permissions.ts';
import type { Connection } from '../../../database/pools.ts';

/** What somebody of an agency may do, as the database has it. */
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
 * The rights of the person behind a staff record of the connection's agency; null where there is no account behind it.
 * To hold them keeps every other change of rights in the agency waiting until the transaction ends.
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

/** Is this the caller's own? Nobody changes what they may do themselves. */
export function isOwn(actor: Actor, staffId: string, rights: Rights | null): boolean {
  return staffId === actor.staffId || rights?.accountId === actor.accountId;
}

const inBothWords = (row: MatrixRow) => ({
  ...row,
  featureAccess: featureAccess(row.resourceAccesses),
  fullDataAccess: fullDataAccess(row.resourceAccesses),
});

/**
 * What GET and PUT answer (AB 3): the rows of the matrix in both vocabularies. An admin's say what they would hold as
 * staff: the role alone lets them do everything. `role` is null for a staff record without an account.
 */
export function rightsOnWire(actor: Actor, staffId: string, rights: Rights | null): StaffRights {
  const canUpdate = rights !== null && passesFeatureChecks(actor) && !isOwn(actor, staffId, rights);
  return {
    userId: staffId,
    role: rights?.role ?? null,
    version: rights?.version ?? 0,
    permissions: { canUpdate },
    resources: matrixRows(rights?.levels ?? {}).map(inBothWords),
  };
}
