import type { Database } from '../../../../database/pools.ts';

/** The second factor of an account, as the database keeps it. */
export interface Factor {
  /** Sealed; null for who signs in by the password alone. */
  readonly secret: Buffer | null;
  /** Milliseconds since the epoch. */
  readonly confirmed_at: number | null;
  /** Recovery codes that were not used yet. */
  readonly codes_left: number;
  /** An agency of the person asks for it. */
  readonly is_required: boolean;
}

/** Reads the second factor of an account. */
export async function findFactor(database: Database, accountId: string): Promise<Factor> {
  const { rows } = await database.query<Factor>(null, {
    text: 'select * from identity_factor($1)',
    values: [accountId],
  });
  return rows[0] ?? { secret: null, confirmed_at: null, codes_left: 0, is_required: false };
}
