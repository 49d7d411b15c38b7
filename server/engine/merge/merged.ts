import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { peopleKinds } from '../../../schema/areas/people/peopleSearch.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import { notFound, RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { findRecord } from '../reading/readOne.ts';
import { requireRight } from '../requireRight.ts';

/** Present record of one that was merged into it or converted. */
export interface MergedInto extends Reference {
  /** Owner of the record, if it has one. */
  readonly owner: Reference | null;
  /** Title of the merged record. */
  readonly formerName: string;
}

/**
 * The record into which another one was merged, over several merges too, or what it was converted to (AB 7). 404 where
 * it is neither, and where the actor may not read it as it is now: as if there had never been any.
 */
export async function mergedInto(engine: Engine, actor: Actor, entity: string, id: string): Promise<MergedInto> {
  requireRight(engine, actor, 'read', entity);
  const { converts } = engine.registry.get(entity);
  const { rows } = await engine.database.query<{ id: string; kind: string; former_name: string }>(actor.agencyId, {
    text: `with recursive way as (
        select $2::uuid as kept_id, 0 as step
        union all
        select m.kept_id, way.step + 1 from way join merge m on m.agency_id = $1 and m.gone_id = way.kept_id
          and m.undone_at is null where way.step < 100)
      select r.id, r.kind, g.label as former_name from way
        join record r on r.agency_id = $1 and r.id = way.kept_id and r.deleted_at is null
        join record g on g.agency_id = $1 and g.id = $2 and g.kind = any ($3)
      order by way.step desc limit 1`,
    values: [agencyOf(actor), id, converts ? [entity, converts.to] : [entity]],
  });
  const [row] = rows;
  const isUnmoved = row?.id === id && row.kind === entity;
  if (!row || isUnmoved || can(actor, 'read', row.kind, engine.registry) === 'no') throw notFound();
  const { record } = await findRecord(engine, actor, row.kind, row.id);
  const { title } = engine.registry.get(row.kind);
  const owner = peopleKinds(engine.registry).find((one) => one.entity.name === row.kind)?.owner;
  return {
    id: row.id,
    kind: row.kind,
    displayName: String(record[title]),
    avatar: (record['avatar'] as string | null | undefined) ?? null,
    owner: owner ? (record[owner.field] as Reference) : null,
    formerName: row.former_name,
  };
}

/** The part that an entry of a history has in a merge. */
export interface MergeEntry {
  readonly id: string;
  /** The record with which this one was merged. */
  readonly other: Reference;
  /** True for the record that was kept. */
  readonly isKept: boolean;
  /** True while the merge can be undone, by an actor who may edit and delete both. */
  readonly canUndo: boolean;
}

/** The merges of a record, by the version that each gave it. */
export async function mergesOf(engine: Engine, actor: Actor, id: string): Promise<ReadonlyMap<number, MergeEntry>> {
  const { rows } = await engine.database.query<{
    id: string;
    version: number;
    other: Reference;
    is_kept: boolean;
    is_open: boolean;
  }>(actor.agencyId, {
    text: `select m.id, m.kept_id = $2 as is_kept, m.undone_at is null and m.at > $3 as is_open,
        case when m.kept_id = $2 then m.kept_version else m.gone_version end as version,
        json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind) as other
      from merge m join record r on r.agency_id = $1
        and r.id = case when m.kept_id = $2 then m.gone_id else m.kept_id end
      where m.agency_id = $1 and $2 in (m.kept_id, m.gone_id)`,
    values: [agencyOf(actor), id, new Date(engine.clock() - restoreDays * 86_400_000).toISOString()],
  });
  return new Map(
    rows.map(({ version, is_kept: isKept, is_open: isOpen, id: merge, other }) => [
      version,
      { id: merge, other, isKept, canUndo: isKept && isOpen },
    ]),
  );
}

/** Refuses to restore a merged record: undoing the merge restores it. */
export async function requireNotMerged(engine: Engine, actor: Actor, ids: readonly string[]): Promise<void> {
  const { rows } = await engine.database.query<{ label: string }>(actor.agencyId, {
    text: `select r.label from merge m join record r on r.agency_id = $1 and r.id = m.kept_id
      where m.agency_id = $1 and m.gone_id = any($2::uuid[]) and m.undone_at is null limit 1`,
    values: [agencyOf(actor), ids],
  });
  const [kept] = rows;
  if (kept) throw new RefusalError('relatedData', 'mergedAway', { params: { record: kept.label } });
}
