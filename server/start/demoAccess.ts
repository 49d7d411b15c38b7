import { normaliseEmail } from '../areas/identity/auth/letters/emails.ts';
import type { DemoAccounts } from '../areas/identity/auth/sign-in/demoAccounts.ts';
import { isPassword } from '../passwordHash.ts';
import type { Pools } from '../database/pools.ts';
import { StartError } from '../startError.ts';

type KnownAccounts = Pick<DemoAccounts, 'accounts' | 'password'>;

interface Holder {
  readonly id: string;
  readonly email: string;
  readonly hash: string;
  /** True if the password could be used to sign in now. */
  readonly isOpen: boolean;
}

const withPassword = `
  select a.id, a.email, a.password_hash as hash,
    a.suspended_at is null and (
      a.product_role is not null
      or exists (
        select from membership m join agency g on g.id = m.agency_id
        where m.account_id = a.id and m.invited_at is null and m.suspended_at is null and m.removed_at is null
          and g.suspended_at is null
      )
    ) as "isOpen"
  from account a where lower(a.email) = any($1) and a.password_hash is not null
  order by a.product_role = 'super_admin' desc nulls last, a.email`;

/** Takes passwords away, and with them sessions and codes; one that was changed meanwhile stays. */
const close = `
  with closed as (
    update account a set password_hash = null from unnest($1::uuid[], $2::text[]) as held (id, hash)
    where a.id = held.id and a.password_hash = held.hash returning a.id
  ), ended as (
    update session set ended_at = $3, ended_by = 'newPassword'
    where ended_at is null and account_id in (select id from closed)
  )
  delete from one_time_code where account_id in (select id from closed)`;

/** The demo's accounts that still have its public password: found by its names, and proved by the password itself. */
async function holdersOf(owner: Pools['owner'], { accounts, password }: KnownAccounts): Promise<Holder[]> {
  const { rows } = await owner.query<Holder>(withPassword, [accounts.map(({ email }) => normaliseEmail(email))]);
  const holders: Holder[] = [];
  for (const row of rows) if (await isPassword(row.hash, password)) holders.push(row);
  return holders;
}

/** Options of closing a demo's accounts. */
export interface DemoAccessOptions {
  /** True to remove the password of open accounts too (DEMO=close), instead of stopping the start. */
  readonly closes: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly say: (line: string) => void;
}

/**
 * Ensures that a demo's public password cannot be used on a server without a demo. Suspended accounts lose it at once,
 * so that reactivating them does not open them again.
 * @throws StartError with one line on how to close the open accounts
 */
export async function closeDemoAccess(
  { owner }: Pick<Pools, 'owner'>,
  demo: KnownAccounts,
  { closes, now, say }: DemoAccessOptions,
): Promise<void> {
  const holders = await holdersOf(owner, demo);
  const open = holders.filter(({ isOpen }) => isOpen);
  if (open.length > 0 && !closes) throw new StartError(refusalOf(open));
  if (holders.length === 0) return;
  const ids = holders.map(({ id }) => id);
  const hashes = holders.map(({ hash }) => hash);
  await owner.query(close, [ids, hashes, new Date(now).toISOString()]);
  say(`The demo's password opens nothing any more: taken from ${holders.map(({ email }) => email).join(', ')}`);
}

function refusalOf([first, ...more]: readonly Holder[]): string {
  const accounts = more.length === 0 ? first?.email : `${first?.email} and ${more.length} more`;
  return (
    `The database has the demo's accounts with their public password (${accounts}), and this start is not a demo's. ` +
    'Start once with DEMO=close to take the password from them, or set a DATA_DIR without the demo'
  );
}
