import { isDeepStrictEqual } from 'node:util';
import { systemActor, type Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { currencyOfField } from '../../../schema/language/records/sharedCurrency.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import { invalid, notFound, RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { isSame, storedValue, type Change } from '../writing/changes.ts';
import { commit, restoreClash } from '../writing/commit.ts';
import { within, type Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { requireNeeded } from '../removal/needed.ts';
import { findRecord, type Found, type WireRecord } from '../reading/readOne.ts';
import { byKind, removeRows, type Removal } from '../removal/removal.ts';
import { emptiedFaults } from '../states/filled.ts';
import { closedFaults } from '../states/locks.ts';
import { holdTrees, requireTrees } from '../writing/trees.ts';
import { staleVersion } from '../writing/update.ts';
import { moveLinksBack } from './links.ts';
import { holdRecords, type MovedParts } from './merge.ts';

const dayInMilliseconds = 86_400_000;

/** Value that undoing a merge left unchanged, because it was changed after the merge. */
export interface LeftAlone {
  /** Wire keys of the kept record. */
  readonly fields: readonly string[];
  /** Records that point elsewhere by now. */
  readonly records: readonly Reference[];
}

interface MergeRow {
  readonly kind: string;
  readonly gone_id: string;
  readonly at: number;
  readonly changes: readonly Change[];
  readonly moved: MovedParts;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the ids that still exist: purged records are gone for good. */
async function stillThere(connection: Connection, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await connection.query<{ id: string }>({
    text: `select id from record where agency_id = $1 and id = any($2::uuid[])
      union all select id from media where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(actor), ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the custom fields' former values, except those changed since. */
function customBack(now: Values, { before, after }: Change): { value: Values; left: string[] } {
  const [former, merged] = [(before ?? {}) as Values, (after ?? {}) as Values];
  const value: Record<string, unknown> = { ...now };
  const left: string[] = [];
  for (const id of new Set([...Object.keys(former), ...Object.keys(merged)])) {
    if (isDeepStrictEqual(former[id], merged[id])) continue;
    if (!isDeepStrictEqual(now[id], merged[id])) left.push(`custom.${id}`);
    else if (id in former) value[id] = former[id];
    else delete value[id];
  }
  return { value, left };
}

/** The ids of records that rows named before a merge. */
function idsInRows(model: Model, { field, before }: Change): readonly string[] {
  const { labels = [] } = model.rows.find(({ key }) => key === field) ?? {};
  const rows = (Array.isArray(before) ? before : []) as readonly Values[];
  const ids = rows.flatMap((row) => labels.map(({ spec }) => row[spec.of]));
  return ids.filter((id) => typeof id === 'string');
}

/** Returns the kept record's values from before the merge, except those changed since. */
async function valuesBack(
  connection: Connection,
  actor: Actor,
  model: Model,
  kept: WireRecord,
  changes: readonly Change[],
) {
  const part = (key: string) => model.column(key) ?? model.link(key);
  const fieldOf = (key: string) => part(key)?.field ?? key;
  const pointed = changes.filter(({ field }) => part(field)?.spec.pointsTo ?? part(field)?.spec.isFile);
  const inRows = new Map(changes.map((change) => [change.field, idsInRows(model, change)]));
  const there = await stillThere(connection, actor, [
    ...pointed.flatMap(({ before }) => [before ?? []].flat() as string[]),
    ...[...inRows.values()].flat(),
  ]);
  const formerOf = ({ field, before }: Change) => {
    if (inRows.get(field)?.some((id) => !there.has(id))) return undefined;
    if (!pointed.some((one) => one.field === field)) return before;
    if (Array.isArray(before)) return before.filter((id) => there.has(String(id)));
    return before === null || there.has(String(before)) ? before : undefined;
  };
  const isLeft = (change: Change) =>
    change.field !== 'custom' && (!isSame(kept[change.field], change.after) || formerOf(change) === undefined);
  // A number goes with its country, an amount with its currency.
  const togetherOf = (key: string) => {
    const field = model.entity.fields[fieldOf(key)];
    return (field && currencyOfField(field)) ?? fieldOf(key);
  };
  const leftFields = new Set(changes.filter(isLeft).map(({ field }) => togetherOf(field)));
  const values: Record<string, unknown> = {};
  const left = changes.map(({ field }) => field).filter((key) => leftFields.has(togetherOf(key)));
  for (const change of changes) {
    if (leftFields.has(togetherOf(change.field))) continue;
    if (change.field !== 'custom') {
      values[change.field] = formerOf(change);
      continue;
    }
    const custom = customBack((kept['custom'] ?? {}) as Values, change);
    values['custom'] = custom.value;
    left.push(...custom.left);
  }
  const seen = left.filter((key) => canField(actor, model.entity.fields[fieldOf(key)]?.access) !== 'none');
  return { values, left: seen };
}

async function takeBack(connection: Connection, actor: Actor, keptId: string, goneId: string, moved: MovedParts) {
  const agency = agencyOf(actor);
  await connection.query({
    text: `delete from assignment a where a.agency_id = $1 and a.record_id = $2 and a.via = 'maker'
      and a.staff_id = any($3::uuid[])`,
    values: [agency, keptId, moved.makers],
  });
  await connection.query({
    text: `delete from media_use u using unnest($3::uuid[], $4::text[]) w(id, purpose)
      where u.agency_id = $1 and u.record_id = $2 and u.media_id = w.id and u.purpose = w.purpose`,
    values: [agency, goneId, moved.files.map(({ mediaId }) => mediaId), moved.files.map(({ purpose }) => purpose)],
  });
}

/**
 * Undoes a merge: the merged record comes back with everything that was moved from it, and the kept one gets its former
 * values. Values changed since the merge are left and reported. Needs the right on both. Throws 404 without such a
 * merge, 400 after 30 days, on a stale version, and if another record has taken a unique value meanwhile.
 */
export async function unmergeRecords(
  caller: Engine,
  actor: Actor,
  entity: string,
  keptId: string,
  { version, mergeId }: { readonly version: number; readonly mergeId: string },
): Promise<Found & { readonly left: LeftAlone }> {
  const agencyId = agencyOf(actor);
  return caller.database.transaction(agencyId, async (connection) => {
    const engine = within(caller, connection);
    const read = () =>
      connection.query<MergeRow>({
        text: `select m.kind, m.gone_id, m.at, m.changes, m.moved from merge m
          where m.agency_id = $1 and m.id = $2 and m.kept_id = $3 and m.undone_at is null`,
        values: [agencyId, mergeId, keptId],
      });
    const { rows: asked } = await read();
    await holdRecords(connection, actor, [keptId, ...asked.map(({ gone_id: id }) => id)]);
    const { record } = await findRecord(engine, actor, entity, keptId, { action: 'delete' });
    if (record.version !== version) throw await staleVersion(engine, actor, entity, record, version);
    const { rows } = await read();
    const [merge] = rows;
    if (!merge) throw notFound();
    const now = engine.clock();
    if (now - merge.at > restoreDays * dayInMilliseconds) {
      throw new RefusalError('invalid', 'mergeExpired', { params: { days: restoreDays } });
    }
    const { gone_id: goneId, kind: goneKind, moved, changes: made } = merge;
    const gone = await findRecord(engine, actor, goneKind, goneId, { action: 'restore', isDeleted: true });

    const model = engine.model(entity);
    const { record: kept } = await findRecord(engine, systemActor(agencyId, actor.defaults), entity, keptId);
    const { values, left: fields } = await valuesBack(connection, actor, model, kept, made);
    const after = { ...kept, ...values } as WireRecord;
    const changes = Object.entries(values).map(([field, value]) => ({
      field,
      before: storedValue(model, field, kept[field] ?? null),
      after: value,
    }));
    const closed = [...closedFaults(model, kept, changes, new Set()), ...emptiedFaults(model, kept, changes)];
    if (closed.length > 0) throw invalid(closed);
    const cause = 'unmerge' as const;
    const write = { model, actor, id: keptId, action: cause, changes, before: kept, after, version: kept.version, now };
    await commit(engine, { ...write, cause }, connection);

    await bringBack(engine, connection, actor, goneKind, gone.record, now);
    const kinds = engine.registry.variantsOf(model.entity.root).map(({ name }) => name);
    const stays = await moveLinksBack({ engine, connection, actor }, moved.links, {
      kinds,
      from: keptId,
      to: goneId,
      now,
      cause,
    });
    await holdTrees(connection, actor, model, false);
    await requireTrees(connection, actor, model, [keptId, goneId]);
    await takeBack(connection, actor, keptId, goneId, moved);
    for (const follower of engine.mergeFollowersOf(model.entity.root)) {
      await follower.moveBack({ connection, actor, keptId, goneId }, moved.followed?.[follower.name] ?? []);
    }
    await connection.query({
      text: 'update merge set undone_at = $3 where agency_id = $1 and id = $2',
      values: [agencyId, mergeId, new Date(now).toISOString()],
    });
    const found = await findRecord(engine, actor, entity, keptId, { isWritten: true });
    return { ...found, left: { fields, records: await labelled(connection, actor, stays) } };
  });
}

async function bringBack(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  gone: WireRecord,
  now: number,
) {
  const { id } = gone;
  const model = engine.model(kind);
  try {
    const removal: Removal = { action: 'restore', id, now, as: 'unmerge', cause: 'unmerge' };
    const restored = await removeRows(engine, connection, actor, model, { where: 't.id = $2', values: [id] }, removal);
    await requireNeeded(engine, connection, actor, byKind(restored), String(gone[model.entity.title]));
  } catch (error) {
    throw restoreClash([model], error, String(gone[model.entity.title])) ?? error;
  }
}

/** Returns records by their labels, as references show them; purged ones are left out. */
async function labelled(connection: Connection, actor: Actor, ids: readonly string[]): Promise<readonly Reference[]> {
  if (ids.length === 0) return [];
  const { rows } = await connection.query<Reference>({
    text: `select r.id, r.label as "displayName", r.avatar, r.kind from record r
      where r.agency_id = $1 and r.id = any($2::uuid[]) and r.deleted_at is null order by r.label, r.id`,
    values: [agencyOf(actor), ids],
  });
  return rows;
}
