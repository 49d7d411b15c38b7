import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../database/pools.ts';
import { hashToken } from '../firstAdmin.ts';

/** Lifetime of a code by purpose, in milliseconds: an hour for a password, seven days for an invitation. */
export const codeLifetime = { passwordReset: 3_600_000, invitation: 604_800_000 } as const;

/** Purpose of a one-time code. */
export type CodePurpose = keyof typeof codeLifetime;

/** A code that goes by mail. Only its hash is kept; a new one for the same purpose makes the former worthless. */
export interface OneTimeCode {
  /** 256 random bits, base64url. */
  readonly code: string;
  readonly hash: Buffer;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Draws a code; storing its hash issues it. `now` in milliseconds. */
export function drawCode(purpose: CodePurpose, now: number): OneTimeCode {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashToken(code), until: now + codeLifetime[purpose] };
}

/** Account that a code belongs to. */
export interface CodeHolder {
  readonly accountId: string;
  readonly email: string;
  /** Name of the account; an inviting agency may know the person by another name, or by none. */
  readonly displayName: string;
  /** The agency that invites; null for other codes. */
  readonly agencyId: string | null;
  readonly agencyName: string | null;
  /** The record by which that agency knows the person; null for other codes, and where it has none. */
  readonly staffId: string | null;
  /** BCP 47; null without an agency. */
  readonly locale: string | null;
  /** Hash of the account's present password; null if none was chosen yet. */
  readonly passwordHash: string | null;
  /** Minimum length of the next password, as far as the inviting agency requires one. */
  readonly passwordLength: number;
  /** Reason why the account cannot accept an invitation, shown to its owner only; null if it can. */
  readonly refusal: 'cannotJoin' | 'suspended' | null;
}

/**
 * Returns the account of a code; null for one that was used, replaced or never issued, or that has expired. `now` in
 * ms.
 */
export async function holderOf(
  database: Database,
  code: string,
  purpose: CodePurpose,
  now: number,
): Promise<CodeHolder | null> {
  const { rows } = await database.query<CodeHolder>(null, {
    text: `select account_id as "accountId", email, display_name as "displayName", agency_id as "agencyId",
        agency_name as "agencyName", staff_id as "staffId", locale, hash_kept as "passwordHash",
        password_length as "passwordLength", refusal
      from identity_code_holder($1, $2, $3)`,
    values: [hashToken(code), purpose, new Date(now).toISOString()],
  });
  return rows[0] ?? null;
}
