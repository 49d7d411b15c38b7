import type { FastifyInstance } from 'fastify';
import { sourceCalls } from '../../../../../schema/areas/calendar/calls/sources.ts';
import { calendarFileLimit } from '../../../../../schema/areas/calendar/sources.ts';
import type { Pools } from '../../../../database/pools.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Engine } from '../../../../engine/engine.ts';
import type { MergedPair } from '../../../../engine/merge/followers.ts';
import type { LinksPort } from '../../../../integrations/links/port.ts';
import { overAgencies } from '../../../../jobs/homes.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { createSealer } from '../../../../sealing.ts';
import { limiterOf } from '../../../../tryLimiter.ts';
import { feedPeople } from '../../../../../schema/areas/calendar/feeds.ts';
import { createSource, deleteSource, findSource, sourcesOf, updateSource } from './keeping.ts';
import { readDueSources, type ReadingDeps } from './reading.ts';

/** Readings of calendars that one account may ask for within a quarter of an hour. */
export const readsPerAccount = 60;

/** JSON writes some characters of a file as two. */
const bodyLimit = 2 * calendarFileLimit;

/** Dependencies of calendars from elsewhere. */
export interface SourcesDeps {
  readonly engine: Engine;
  readonly links: LinksPort | null;
  readonly jobs: Pick<Jobs, 'sweep'>;
  readonly pools: Pick<Pools, 'owner'>;
  /** Gives the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
}

/** Gives the calendars of two people who are made one to the one that stays. */
async function moveSources({ connection, actor, keptId, goneId }: MergedPair): Promise<readonly string[]> {
  const { rows } = await connection.query<{ id: string }>({
    text: `with moved as (
        update calendar_source set person_id = $2 where agency_id = $1 and person_id = $3 returning id),
      blocks as (
        update calendar_block set person_id = $2 where agency_id = $1 and source_id in (select id from moved) returning 1)
      select id, (select count(*) from blocks) from moved`,
    values: [agencyOf(actor), keptId, goneId],
  });
  return rows.map(({ id }) => id);
}

async function moveSourcesBack({ connection, actor, goneId }: MergedPair, moved: readonly string[]): Promise<void> {
  for (const [table, key] of [
    ['calendar_source', 'id'],
    ['calendar_block', 'source_id'],
  ] as const)
    await connection.query({
      text: `update ${table} set person_id = $2 where agency_id = $1 and ${key} = any($3::uuid[])`,
      values: [agencyOf(actor), goneId, moved],
    });
}

/** Registers calendars that other programs keep of people, and the sweep that reads them again. */
export function registerSources(app: FastifyInstance, { engine, links, jobs, pools, readSecret }: SourcesDeps): void {
  const deps: ReadingDeps = { engine, links, sealer: createSealer(readSecret, 'addresses of calendars'), log: app.log };
  const reads = limiterOf(engine.database, 'calendarRead', readsPerAccount, 900);
  registerCall(app, sourceCalls.sources, async ({ actor, query: { personId } }) => ({
    data: await sourcesOf(deps, actor, { personId: personId ?? null }),
  }));
  registerCall(
    app,
    sourceCalls.createSource,
    async ({ actor, body }) => {
      await reads.take(actor.accountId);
      return createSource(deps, actor, body);
    },
    { bodyLimit },
  );
  registerCall(
    app,
    sourceCalls.updateSource,
    async ({ actor, params: { id }, body }) => {
      await findSource(deps, actor, id);
      await reads.take(actor.accountId);
      return updateSource(deps, actor, id, body);
    },
    { bodyLimit },
  );
  registerCall(app, sourceCalls.readSource, async ({ actor, params: { id } }) => {
    await findSource(deps, actor, id);
    await reads.take(actor.accountId);
    await readDueSources(deps, agencyOf(actor), { id });
    return findSource(deps, actor, id);
  });
  registerCall(app, sourceCalls.deleteSource, async ({ actor, params: { id } }) => {
    await deleteSource(deps, actor, id);
    return {};
  });
  for (const kind of feedPeople) {
    engine.followMerges(kind, {
      name: 'calendarSource',
      hold: async () => undefined,
      move: moveSources,
      moveBack: moveSourcesBack,
    });
  }
  jobs.sweep('read-calendars', {
    cron: '*/5 * * * *',
    run: (signal) => overAgencies(pools, (agencyId) => readDueSources(deps, agencyId, { signal })),
  });
}
