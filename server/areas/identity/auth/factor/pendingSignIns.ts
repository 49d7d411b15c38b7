import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../../database/pools.ts';
import type { Origin } from '../sessions/sessions.ts';

/** Time for entering the code of a sign-in: ten minutes in milliseconds. */
export const pendingLifetime = 600_000;
/** Number of wrong codes after which a sign-in has to be started again. */
const mostTries = 5;

/** Next step after the password: a code, or setting up a second factor first. */
export type DueStep = 'verify' | 'setup';

/** Data of a pending state: its account, the step that it waits for, and the sealed secrets. */
export interface PendingSignIn {
  readonly account_id: string;
  readonly email: string;
  readonly purpose: DueStep | 'change';
  /** Secret that is being set up. */
  readonly secret: Buffer | null;
  /** The account's present secret. */
  readonly factor_secret: Buffer | null;
}

/** Pending sign-ins. A state is not a session; only these calls accept it. */
export interface PendingSignIns {
  /** Returns the step required before a session may be opened, with the state to continue; null if none is. */
  begin(accountId: string, origin: Origin): Promise<{ state: string; due: DueStep } | null>;
  /** Null for a state that is unknown, spent, too old, or was tried too often. */
  find(state: string): Promise<PendingSignIn | null>;
  countTry(state: string): Promise<void>;
  /** Stores the secret of a pending state; an existing one is kept. Null if the state has expired. */
  offer(state: string, sealed: Buffer): Promise<Buffer | null>;
}

/** A state as the client has it, `sessionState`: 256 bits. Kept as its hash. */
export function newState(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored hash of a state. */
export function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

/** @param clock milliseconds since the epoch */
export function createPendingSignIns(database: Database, clock: () => number): PendingSignIns {
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  const first = async <Row>(text: string, ...values: unknown[]) =>
    (await database.query<Row>(null, { text, values })).rows[0];
  return {
    begin: async (accountId, { address, userAgent }) => {
      const state = newState();
      const row = await first<{ due: DueStep | null }>(
        'select identity_begin_sign_in($1, $2, $3, $4, $5, $6) as due',
        accountId,
        hashState(state),
        at(),
        at(pendingLifetime),
        address,
        userAgent?.slice(0, 400),
      );
      return row?.due ? { state, due: row.due } : null;
    },
    find: async (state) =>
      (await first<PendingSignIn>(
        'select * from identity_pending_sign_in($1, $2, $3)',
        hashState(state),
        mostTries,
        at(),
      )) ?? null,
    countTry: async (state) => {
      await first('select identity_count_try($1)', hashState(state));
    },
    offer: async (state, sealed) => {
      const text = 'select identity_offer_secret($1, $2, $3) as secret';
      return (await first<{ secret: Buffer | null }>(text, hashState(state), sealed, at()))?.secret ?? null;
    },
  };
}
