import type { Connection, Database } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';

/** The first person of a new agency. */
export interface FirstAdmin {
  readonly agencyId: string;
  readonly agencyName: string;
  /** Their staff record there. */
  readonly staffId: string;
  readonly email: string;
  readonly displayName: string;
}

/** Invites the admin within the transaction that creates the agency; null if the account of the email cannot join. */
export type InviteAdmin = (
  connection: Connection,
  admin: FirstAdmin,
) => Promise<{ readonly link: string | null } | null>;

/** Dependencies of the agency routes. */
export interface AgencyDeps {
  readonly engine: Engine;
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly inviteAdmin: InviteAdmin;
}
