import { v7 } from 'uuid';
import { isAllowed, resources, type Resource } from '../../../../schema/access/resources.ts';
import type { Level } from '../../../../schema/access/levels.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { normaliseEmail } from './letters/emails.ts';
import { hashPassword } from '../../../passwordHash.ts';
import { passwordRefusal, usualLength } from './passwords/passwords.ts';

/** The owner's pool, or a connection of it within a transaction. */
export interface OwnerConnection {
  query(text: string, values?: unknown[]): Promise<{ rowCount: number | null }>;
}

/** Values of a new agency. */
export interface NewAgency {
  readonly id?: string;
  readonly name: string;
  /** IANA name; Australia/Sydney by default. */
  readonly timeZone?: string;
  readonly currency?: string;
  readonly locale?: string;
}

/** Values of a new account. */
export interface NewAccount {
  readonly id?: string;
  readonly email: string;
  /** Absent for an account without a password yet. */
  readonly password?: string;
  readonly displayName: string;
  /** A role above the agencies; such an account has no memberships. */
  readonly productRole?: 'super_admin' | 'app_admin';
  readonly timeZone?: string;
}

/** Values of a new membership. */
export interface NewMembership {
  readonly agencyId: string;
  readonly accountId: string;
  /** The person's staff record in that agency. */
  readonly staffId?: string;
  readonly role: 'agency' | 'staff';
  /** Levels of a staff member; each set is one that the resource permits (AB 6). */
  readonly levels?: Readonly<Partial<Record<Resource, readonly Level[]>>>;
  /** True until the person accepts the invitation; the membership gives no access until then. */
  readonly isInvited?: boolean;
}

/** Makes an agency; gives its id. `now` in milliseconds. */
export async function createAgency(owner: OwnerConnection, agency: NewAgency, now: number): Promise<string> {
  const id = agency.id ?? v7();
  await owner.query(
    `insert into agency (id, name, time_zone, currency, locale, created_at)
     values ($1, $2, coalesce($3, 'Australia/Sydney'), coalesce($4, 'AUD'), coalesce($5, 'en-AU'), $6)`,
    [id, agency.name, agency.timeZone ?? null, agency.currency ?? null, agency.locale ?? null, at(now)],
  );
  return id;
}

/**
 * Makes an account; gives its id. `now` in milliseconds.
 * @throws RefusalError `invalid` for a password that breaks the rule or is a common one, and `duplicateEmail` where any
 *   account of the product has the email, however it is spelled
 */
export async function createAccount(owner: OwnerConnection, account: NewAccount, now: number): Promise<string> {
  const id = account.id ?? v7();
  const { password } = account;
  const fault = password === undefined ? null : await passwordRefusal('password', password, usualLength);
  if (fault !== null) throw invalid([fault]);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const email = normaliseEmail(account.email);
  const { rowCount } = await owner.query(
    `insert into account (id, email, password_hash, display_name, product_role, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (lower(email)) do nothing`,
    [id, email, passwordHash, account.displayName, account.productRole ?? null, account.timeZone ?? null, at(now)],
  );
  if (rowCount === 0) {
    const details = [fieldRefusal('email', 'emailExisted')];
    throw new RefusalError('duplicateEmail', 'emailExisted', { details });
  }
  return id;
}

/**
 * Adds an account to an agency. `now` in milliseconds; an account with several agencies signs in to the first it
 * joined.
 * @throws Error for a set of levels that its resource does not permit
 */
export async function createMembership(owner: OwnerConnection, membership: NewMembership, now: number): Promise<void> {
  const { agencyId, accountId, staffId, role, levels = {}, isInvited = false } = membership;
  const wrong = resources.find((resource) => levels[resource] && !isAllowed(resource, levels[resource]));
  if (wrong !== undefined) throw new Error(`${wrong} does not permit the levels ${levels[wrong]?.join(', ')}`);
  await owner.query(
    `insert into membership (agency_id, account_id, staff_id, role, levels, created_at, invited_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then $6::timestamptz end)`,
    [agencyId, accountId, staffId ?? null, role, JSON.stringify(levels), at(now), isInvited],
  );
}

const at = (now: number): string => new Date(now).toISOString();
