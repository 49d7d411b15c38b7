import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../../../schema/access/access.ts';
import type { Role } from '../../../../../schema/access/roles.ts';
import { agencyDefaults, type AgencyDefaults, type FirstWeekday } from '../../../../../schema/rules/agencyDefaults.ts';
import { tokenRefreshCache } from '../../../../../schema/rules/limits.ts';
import type { Database, Statement } from '../../../../database/pools.ts';

/** A session lives this long after it was last refreshed, and so does its access token: 30 days in milliseconds. */
export const sessionLifetime = 2_592_000_000;

/** A session that may be used, and the person behind it. Moments in milliseconds. */
export interface Session {
  readonly id: string;
  readonly account_id: string;
  readonly agency_id: string | null;
  readonly agency_name: string | null;
  readonly staff_id: string | null;
  readonly role: Role;
  readonly levels: Actor['levels'];
  readonly time_zone: string;
  readonly agency_currency: string | null;
  readonly agency_locale: string | null;
  readonly agency_time_zone: string | null;
  readonly agency_country: string | null;
  readonly agency_first_weekday: FirstWeekday | null;
  readonly email: string;
  readonly display_name: string;
  readonly refresh_counter: number;
  readonly refreshed_at: number;
  readonly expires_at: number;
}

/** Origin of a sign-in, stored with the session. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Sessions in the database. */
export interface Sessions {
  /** The live session of that id. `agencyId` is where the connection is bound meanwhile; the row decides the rest. */
  find(id: string, agencyId: string | null): Promise<Session | null>;
  /** Opens a session for an account; null if the account is disabled. */
  open(accountId: string, origin: Origin): Promise<Session | null>;
  /**
   * The session after its refresh token was exchanged; null, and ended, where the token was an old one, or the person owes
   * one of their agencies a second factor.
   */
  rotate(id: string, counter: number): Promise<Session | null>;
  /** Returns true if a session ended because a second factor became required. */
  endedForFactor(id: string): Promise<boolean>;
  /**
   * Returns the session in another agency, or in none; null if the person may not work there, or lacks a required
   * second factor.
   */
  enter(id: string, agencyId: string | null): Promise<Session | null>;
  /** Returns true if the account's agency requires a second factor that the account lacks. */
  owesFactor(accountId: string, agencyId: string): Promise<boolean>;
  end(id: string): Promise<void>;
}

/** The sessions that a function answers, each with what its agency's amounts, numbers and times are in. */
const withDefaults = (call: string) => `select s.*, d.* from ${call} s
  left join lateral identity_agency_defaults(s.agency_id) d on true`;

/** Session rows, through the named functions that are a request's only way to them. */
export function createSessions(database: Database, clock: () => number): Sessions {
  const at = (offset = 0) => new Date(clock() + offset).toISOString();
  const isSo = async (text: string, ...values: unknown[]) => {
    const { rows } = await database.query<{ answer: boolean | null }>(null, {
      text: `select ${text} as answer`,
      values,
    });
    return rows[0]?.answer === true;
  };
  const first = async (agencyId: string | null, statement: Statement) => {
    const { rows } = await database.query<Session>(agencyId, statement);
    return rows[0] ?? null;
  };
  return {
    find: (id, agencyId) =>
      first(agencyId, {
        name: 'session',
        text: withDefaults('identity_session_actor($1, $2)'),
        values: [id, at()],
      }),
    open: (accountId, { address, userAgent }) =>
      first(null, {
        text: withDefaults('identity_open_session($1, $2, $3, $4, $5, $6)'),
        values: [randomUUID(), accountId, at(), at(sessionLifetime), address, userAgent?.slice(0, 400)],
      }),
    rotate: (id, counter) =>
      first(null, {
        text: withDefaults('identity_rotate_session($1, $2, $3, $4, $5)'),
        values: [id, counter, at(), at(sessionLifetime), at(-tokenRefreshCache)],
      }),
    endedForFactor: (id) => isSo("identity_ended_by($1) = 'factorRequired'", id),
    owesFactor: (accountId, agencyId) => isSo('identity_owes_factor($1, $2)', accountId, agencyId),
    enter: (id, agencyId) =>
      first(null, { text: withDefaults('identity_enter_agency($1, $2, $3)'), values: [id, agencyId, at()] }),
    end: async (id) => {
      await database.query(null, { text: 'select identity_end_session($1, $2)', values: [id, at()] });
    },
  };
}

/** The columns that say what an agency's amounts, numbers and times are in. */
export type DefaultsRow = Pick<
  Session,
  'agency_currency' | 'agency_locale' | 'agency_time_zone' | 'agency_country' | 'agency_first_weekday'
>;

/** Returns the currency, number and time settings of a session's agency; the server's outside of agencies. */
export function defaultsOf(row: DefaultsRow): AgencyDefaults {
  return agencyDefaults({
    currency: row.agency_currency,
    locale: row.agency_locale,
    timeZone: row.agency_time_zone,
    country: row.agency_country,
    firstWeekday: row.agency_first_weekday,
  });
}

/** Returns the actor of a session. */
export function actorOf(session: Session): Actor {
  return {
    accountId: session.account_id,
    agencyId: session.agency_id,
    staffId: session.staff_id,
    role: session.role,
    levels: session.levels,
    timeZone: session.time_zone,
    defaults: defaultsOf(session),
    sessionId: session.id,
  };
}
