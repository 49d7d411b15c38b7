import type { Connection } from '../../server/database/pools.ts';
import { within } from '../../server/engine/engine.ts';
import { commitMany, holdRows } from '../../server/engine/many/commitMany.ts';
import { remembering } from '../../server/engine/many/remembering.ts';
import { findRecords } from '../../server/engine/reading/readOne.ts';
import type { IntendedWrite } from '../../server/engine/writing/stages.ts';
import { intendedUpdate, judgeUpdate } from '../../server/engine/writing/update.ts';
import { bodyOf, type Planned } from '../plan/planned.ts';
import { isRefusal, type Site } from '../site.ts';
import { eachSite } from './step.ts';

/** Milliseconds after which the maker of a record gives it its files. */
const later = 240_000;

const fileRefs = ({ refs }: Planned) =>
  Object.fromEntries(Object.entries(refs).filter(([, keys]) => [keys].flat().some((key) => key.startsWith('file/'))));

/** Gives records of one entity their files; those that somebody has changed since they were made are left alone. */
async function attach(site: Site, connection: Connection, planned: readonly Planned[]): Promise<void> {
  const { engine, actor, idOf } = site;
  const named = planned.flatMap((one) => {
    const [id, refs] = [idOf(one.key), fileRefs(one)];
    const { custom: _custom, ...rest } = one;
    return id === undefined || Object.keys(refs).length === 0 ? [] : [{ ...rest, id, refs, body: {} }];
  });
  const [first] = named;
  if (!first) return;
  const { entity } = first;
  const ids = named.map(({ id }) => id);
  const here = within(engine, connection);
  await holdRows(engine, connection, actor, engine.model(entity), ids);
  const found = await findRecords(here, actor, entity, ids, { action: 'update' });
  const untouched = named.flatMap((one) => {
    const record = found.get(one.id)?.record;
    return record?.version === 1 ? [{ one, record }] : [];
  });
  await site.keepFiles(untouched.map(({ one }) => one));
  const judge = remembering(engine, connection);
  const writes = await Promise.all(
    untouched.map(async ({ one, record }): Promise<IntendedWrite[]> => {
      try {
        const judged = await judgeUpdate(judge, actor, entity, record, bodyOf(one, idOf));
        const write = intendedUpdate(engine, actor, entity, record, judged);
        return [{ ...write, actor: site.makerOf(one), now: Math.min(one.at + later, engine.clock()) }];
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return [];
      }
    }),
  );
  await commitMany(engine, connection, writes.flat());
}

/** Pictures and files of people and partners. */
export const picturesStep = eachSite('pictures', async (site) => {
  const { staff, partners, talents, scouts } = site.plan;
  for (const group of [staff, partners, talents, scouts]) {
    await site.engine.database.transaction(site.agencyId, (connection) => attach(site, connection, group));
  }
});
