import { updateSome } from '../../server/engine/many/updateMany.ts';
import { bodyOf, type Planned } from '../plan/planned.ts';
import type { Site } from '../site.ts';
import { eachSite } from './step.ts';

/** Returns those of some ids whose records nobody has changed since they were made. */
async function untouched({ engine, agencyId }: Site, entity: string, ids: readonly string[]) {
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: `select id from ${engine.model(entity).table}
      where agency_id = $1 and id = any($2::uuid[]) and version = 1 and deleted_at is null`,
    values: [agencyId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Gives records of one entity their files, as a change; those that somebody has changed are left alone. */
async function attach(site: Site, planned: readonly Planned[]): Promise<void> {
  const [first] = planned;
  if (!first) return;
  const fileRefs = ({ refs }: Planned) =>
    Object.entries(refs).filter(([, keys]) => [keys].flat().some((key) => key.startsWith('file/')));
  const records = planned.flatMap((one) => {
    const [id, refs] = [site.idOf(one.key), fileRefs(one)];
    return id === undefined || refs.length === 0 ? [] : [{ ...one, id, refs: Object.fromEntries(refs), body: {} }];
  });
  const ids = records.map(({ id }) => id);
  const free = await untouched(site, first.entity, ids);
  const wanted = records.filter(({ id }) => free.has(id));
  await site.keepFiles(wanted);
  const updates = wanted.map(({ custom: _custom, ...one }) => ({
    id: one.id,
    version: 1,
    body: bodyOf(one, site.idOf),
  }));
  await updateSome(site.engine, site.actor, first.entity, updates, { cause: 'call' });
}

/** Pictures and files of people and partners. */
export const picturesStep = eachSite('pictures', async (site) => {
  const { staff, partners, talents, scouts } = site.plan;
  for (const group of [staff, partners, talents, scouts]) await attach(site, group);
});
