import { createHash, randomBytes } from 'node:crypto';
import type { Pools } from '../../../database/pools.ts';

/** Returns the stored hash of a one-time token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Makes the one-time token for creating the first super admin, valid for a week; the former one becomes invalid.
 * @param clock milliseconds since the epoch
 * @returns the token, or null if a super admin has a password
 */
export async function firstAdminToken(pools: Pick<Pools, 'owner'>, clock: () => number): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await pools.owner.query(
    `insert into secret (name, value, created_at)
     select 'firstAdminToken', $1, $2 
     where not exists (select from account where product_role = 'super_admin' and password_hash is not null)
     on conflict (name) do update set value = excluded.value, created_at = excluded.created_at`,
    [hashToken(token), new Date(clock()).toISOString()],
  );
  return rowCount === 0 ? null : token;
}
