import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import type { Statement } from '../../server/database/pools.ts';
import { openTaskServer, type TaskServer } from '../support/taskSeries.ts';

/** A list right after its table has grown from nothing, before the planner has statistics of it. */
let tasks: TaskServer;
beforeAll(async () => {
  tasks = await openTaskServer();
});
afterAll(() => tasks.server.close());

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, unknown>> }[];
}

/** Returns the number of pages of the database's memory that a list looks at. */
async function pagesRead(filters: object): Promise<number> {
  const { engine } = tasks.server.app;
  const sent: Statement[] = [];
  const query: Engine['database']['query'] = (agencyId, statement) => {
    sent.push(statement);
    return engine.database.query(agencyId, statement);
  };
  const watched = { ...engine, database: { ...engine.database, query } };
  await listRecords(watched, systemActor(tasks.server.agencyId), 'task', { pageSize: 20, filters: { ...filters } });
  const { rows } = await engine.database.query<Plan>(tasks.server.agencyId, {
    text: `explain (analyze, buffers, format json) ${sent.at(-1)?.text}`,
    values: sent.at(-1)?.values ?? [],
  });
  const { Plan: plan } = rows[0]?.['QUERY PLAN'][0] ?? { Plan: {} };
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
}

it('finds its page once, not anew for each row of the table', async () => {
  await tasks.series({ recurrenceSetting: { repeat: 'DAILY', end: { type: 'AFTER', count: 1_365 } } });
  const whole = await pagesRead({});
  expect(whole).toBeGreaterThan(0);
  for (const filters of [{ summary: 'Series' }, { summary: 'of nothing' }, { priorityLevels: ['HIGH'] }])
    expect([filters, (await pagesRead(filters)) < 1_000]).toEqual([filters, true]);
});
