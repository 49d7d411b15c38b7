import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';

/** Day of a talent, on which holds have ranks. */
export interface TalentDay {
  readonly talentId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Hold that takes part in the order of its day. */
export interface OpenHold {
  readonly id: string;
  readonly state: 'HELD' | 'CONFIRMED';
  /** Null right after a restore. */
  readonly rank: number | null;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns true if a hold with these values takes part in the order of its day. */
export function isOpen({ state }: Values): boolean {
  return state === 'HELD' || state === 'CONFIRMED';
}

/** Returns the talent and day of a hold. */
export function dayOf({ talentId, day }: Values): TalentDay {
  return { talentId: String(talentId), day: String(day) };
}

/**
 * Locks the order of the holds of an agency until the transaction ends. One lock for all talents: a merge of talents, or
 * one call for several of them, takes it once, so that no two writes wait for each other.
 */
export async function lockHolds(connection: Connection, actor: Actor): Promise<void> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`holds ${agencyOf(actor)}`],
  });
}

/** Reads the open holds of a talent's day in their order; those without a rank come last. */
export async function openHolds(
  connection: Connection,
  actor: Actor,
  { talentId, day }: TalentDay,
): Promise<readonly OpenHold[]> {
  const { rows } = await connection.query<OpenHold>({
    text: `select id, state, rank from holds where agency_id = $1 and talent_id = $2 and day = $3
      and deleted_at is null and state in ('HELD', 'CONFIRMED') order by rank nulls last, id`,
    values: [agencyOf(actor), talentId, day],
  });
  return rows;
}

/** Reads the days of a talent that have open holds. */
export async function openDays(connection: Connection, actor: Actor, talentId: string): Promise<readonly TalentDay[]> {
  const { rows } = await connection.query<{ day: string }>({
    text: `select distinct day from holds where agency_id = $1 and talent_id = $2 and deleted_at is null
      and state in ('HELD', 'CONFIRMED') order by day`,
    values: [agencyOf(actor), talentId],
  });
  return rows.map(({ day }) => ({ talentId, day }));
}
