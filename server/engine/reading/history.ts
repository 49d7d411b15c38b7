import type { Actor } from '../../../schema/access/access.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import { pageOf, windowOf, type PageOf, type PageQuery } from '../../paging.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { mergesOf, type MergeEntry } from '../merge/merged.ts';
import { acceptedClashesOf, type AcceptedClash } from './acceptedClashes.ts';
import { describeWrites, isSeen, type DescribedWrite, type WriteRow } from './describeWrites.ts';
import { findRecord } from './readOne.ts';

/** One write of a record, as its history carries it. */
export interface HistoryEntry extends DescribedWrite {
  /** The part that it has in a merge of the record with another one. */
  readonly merge?: MergeEntry;
  /** Other bookings of its people at the time, of a write that was saved all the same. */
  readonly clash?: readonly AcceptedClash[];
  /** Of the conversion that made the record what it is: the kind that it was, and whether it can be taken back. */
  readonly conversion?: { readonly from: string; readonly canUndo: boolean };
}

/** The conversions of a page, by version: the latest alone can be taken back, within 30 days. */
async function conversionsOf(engine: Engine, actor: Actor, entity: string, id: string, page: readonly WriteRow[]) {
  const found = new Map<number, NonNullable<HistoryEntry['conversion']>>();
  if (!page.some(({ action }) => action === 'convert')) return found;
  const { rows } = await engine.database.query<{ version: number }>(actor.agencyId, {
    text: `select max(version) as version from history where agency_id = $1 and record_id = $2
      and action in ('convert', 'unconvert')`,
    values: [agencyOf(actor), id],
  });
  for (const { action, version, at, changes } of page) {
    const kind = changes.find(({ field }) => field === 'kind');
    if (action !== 'convert' || !kind) continue;
    const isRecent = engine.clock() - at <= restoreDays * 86_400_000;
    const canUndo = isRecent && version === rows[0]?.version && kind.after === entity;
    found.set(version, { from: String(kind.before), canUndo });
  }
  return found;
}

/** The wire keys that writes after a version changed, for merging a stale form. */
export async function changedSince(
  engine: Engine,
  actor: Actor,
  model: Model,
  id: string,
  version: number,
): Promise<readonly string[]> {
  const { rows } = await engine.database.query<{ changes: readonly Change[] }>(actor.agencyId, {
    text: `select changes from history where agency_id = $1 and record_id = $2 and version > $3 order by version`,
    values: [agencyOf(actor), id, version],
  });
  const fields = rows.flatMap(({ changes }) => changes.map(({ field }) => model.presentKey(field)));
  return [...new Set(fields)].filter((key) => isSeen(model, actor, key));
}

/** Returns the writes of a record, newest first. It needs the right to read the record; field access applies. */
export async function historyOf(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  page: PageQuery,
): Promise<PageOf<HistoryEntry>> {
  await findRecord(engine, actor, entity, id);
  const window = windowOf(page);
  const model = engine.model(entity);
  const { rows } = await engine.database.query<WriteRow>(actor.agencyId, {
    text: `select id, at, account_id, staff_id, action, version, changes, key_name from history
      where agency_id = $1 and record_id = $2 order by version desc, at desc, id desc limit $3 offset $4`,
    values: [agencyOf(actor), id, window.most, window.skipped],
  });
  const { data, ...next } = pageOf(window, rows);
  const entries = await describeWrites(engine, actor, model, data);
  const merges = data.some(({ action }) => action === 'merge') ? await mergesOf(engine, actor, id) : new Map();
  const conversions = await conversionsOf(engine, actor, entity, id, data);
  const clashes = model.entity.calendar?.busy
    ? await acceptedClashesOf(
        engine,
        actor,
        id,
        data.map(({ version }) => version),
      )
    : new Map();
  return {
    data: entries.map((entry) => ({
      ...entry,
      ...(conversions.has(entry.version) && { conversion: conversions.get(entry.version) }),
      ...(merges.has(entry.version) && { merge: merges.get(entry.version) }),
      ...(clashes.has(entry.version) && { clash: clashes.get(entry.version) }),
    })),
    ...next,
  };
}
