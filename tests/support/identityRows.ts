import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { openPools } from '../../server/database/pools.ts';
import { openTestDatabase } from './testDatabase.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

/** The moment of these tests, some milliseconds before or after. */
export const at = (offset = 0): string => new Date(now + offset).toISOString();
export const hour = 3_600_000;

/** Options of a membership. */
export interface Joining {
  readonly role?: 'staff' | 'agency';
  readonly levels?: object;
  readonly staffId?: string;
  readonly invitedAt?: string;
  readonly removedAt?: string;
  readonly suspendedAt?: string;
}

/** A database with the rows that its functions of identity work on, made one by one, and ways to call them. */
export type IdentityRows = Awaited<ReturnType<typeof openIdentityRows>>;

/** Opens a database of its own; `close` it in `afterAll`. */
export async function openIdentityRows() {
  const database = await openTestDatabase();
  const pools = openPools(database.url, { size: 2 });
  const run = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<readonly Row[]> =>
    (await pools.owner.query(text, values)).rows as Row[];
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<void> => {
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`);
    await run(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, ...Object.values(row));
  };
  const askIn = async (agencyId: string | null, call: string, ...values: unknown[]): Promise<unknown> => {
    const client = await pools.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.agency', $1, true)`, [agencyId ?? '']);
      const { rows } = await client.query<{ answer: unknown }>(`select ${call} as answer`, values);
      await client.query('commit');
      return rows[0]?.answer;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  const ask = (call: string, ...values: unknown[]) => askIn(null, call, ...values);

  let pairs = 0;
  const makeAgency = async (name: string, more: object = {}): Promise<string> => {
    const id = v7();
    await insert('agency', { id, name, created_at: at(), ...more });
    return id;
  };

  return {
    run,
    insert,
    /** Returns the result of a function with a single value. */
    ask,
    /** The same over a connection that is bound to an agency. */
    askIn,
    makeAgency,
    /** Creates two agencies without any members; their names end in the number. */
    async makePair() {
      pairs += 1;
      return {
        number: pairs,
        agency: await makeAgency(`Harbour ${pairs}`),
        other: await makeAgency(`Northside ${pairs}`),
      };
    },
    async makeAccount(more: object = {}): Promise<string> {
      const id = v7();
      const row = { id, email: `${id}@house.test`, password_hash: 'kept', display_name: 'Ada', created_at: at() };
      await insert('account', { ...row, ...more });
      return id;
    },
    async join(accountId: string, agencyId: string, more: Joining = {}): Promise<void> {
      await insert('membership', {
        agency_id: agencyId,
        account_id: accountId,
        role: more.role ?? 'staff',
        levels: more.levels ?? {},
        staff_id: more.staffId ?? null,
        created_at: at(),
        invited_at: more.invitedAt ?? null,
        suspended_at: more.suspendedAt ?? null,
        removed_at: more.removedAt ?? null,
      });
    },
    async makeCode(
      accountId: string,
      purpose: 'passwordReset' | 'invitation',
      agencyId: string | null = null,
      expiresAt = at(hour),
    ): Promise<Buffer> {
      const hash = randomBytes(32);
      const row = { code_hash: hash, account_id: accountId, purpose, agency_id: agencyId };
      await insert('one_time_code', { ...row, created_at: at(-hour), expires_at: expiresAt });
      return hash;
    },
    /** Creates a session that has not ended. */
    async makeSession(accountId: string, more: object = {}): Promise<string> {
      const id = v7();
      const used = { created_at: at(-hour), last_used_at: at(-hour), refreshed_at: at(-hour), expires_at: at(hour) };
      await insert('session', { id, account_id: accountId, ...used, ...more });
      return id;
    },
    suspend: (accountId: string) => run('update account set suspended_at = $2 where id = $1', accountId, at()),
    endOf: (sessionId: string) => ask('(select ended_by from session where id = $1)', sessionId),
    passwordOf: (accountId: string) => ask('(select password_hash from account where id = $1)', accountId),
    async close(): Promise<void> {
      await pools.close();
      await database.drop();
    },
  };
}
