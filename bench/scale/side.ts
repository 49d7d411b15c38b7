import { computed } from '../../generated/computed.ts';
import type { Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { migrate } from '../../server/database/migrate.ts';
import { ensureRequestLogin } from '../../server/database/requestLogin.ts';
import { openPools } from '../../server/database/pools.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { createDatabase } from '../../tests/support/databaseServer.ts';
import type { Viewer } from './cases.ts';
import { fillAgencies, type AgencySize } from './fill.ts';

/** A database of one size with the engine over it. */
export interface Side {
  /** The owner's connection string. */
  readonly url: string;
  readonly engine: Engine;
  actorOf(viewer: Viewer): Actor;
  /** Runs a statement as the database's owner, whom no policy binds. */
  owner(text: string, values?: readonly unknown[]): Promise<unknown>;
  /** Lets the planner know of what was written since. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/** Makes and fills a database; the first agency is the one that is looked at. */
export async function openSide(serverUrl: string, agencies: readonly AgencySize[]): Promise<Side> {
  const { url } = await createDatabase(serverUrl);
  await migrate(url, () => undefined);
  await ensureRequestLogin(url);
  await fillAgencies(url, agencies);
  // One connection: what is timed is the statement, not the pool.
  const pools = openPools(url, { size: 1 });
  const agencyId = agencies[0]?.agencyId ?? '';
  const { rows } = await pools.owner.query<{ label: string; id: string }>(
    `select label, id from record where agency_id = $1 and kind = 'staff'`,
    [agencyId],
  );
  const ids = new Map(rows.map(({ label, id }) => [label, id]));
  const staffOf = {
    few: ids.get('Staff 0') ?? null,
    some: ids.get('Staff 40') ?? null,
    many: ids.get('Staff 1') ?? null,
  };
  return {
    url,
    engine: createEngine({ registry, computed, database: pools, clock: Date.now }),
    actorOf: ({ levels, staff }) => ({
      accountId: '01940000-0000-7000-8000-0000000000ff',
      agencyId,
      staffId: staff === null ? null : staffOf[staff],
      role: levels === null ? 'agency' : 'staff',
      levels: levels ?? {},
      timeZone: 'Australia/Sydney',
      sessionId: null,
    }),
    owner: (text, values = []) => pools.owner.query(text, [...values]),
    analyze: async () => void (await pools.owner.query('vacuum analyze')),
    close: () => pools.close(),
  };
}
