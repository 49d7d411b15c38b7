import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import { RefusalError } from '../../errors.ts';
import { pageOf, windowOf, type PageOf, type PageQuery } from '../../paging.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { describeWrites, type DescribedWrite, type WriteRow } from '../reading/describeWrites.ts';
import { isSame, type Change } from '../writing/changes.ts';

/** Settings whose writes are read. */
export interface Written {
  readonly model: Model;
  /** Null if nobody has saved them. */
  readonly id: string | null;
  /** Their values before anybody saved them, by wire key. */
  readonly initial: Readonly<Record<string, unknown>>;
}

/** Returns the changes of a write. The first one of settings is a change from what they were before anybody saved them. */
function changesIn({ action, changes }: Pick<WriteRow, 'action' | 'changes'>, { initial }: Written): readonly Change[] {
  if (action !== 'create') return changes;
  return changes
    .map((change) => ({ ...change, before: initial[change.field] ?? null }))
    .filter(({ before, after }) => !isSame(before, after));
}

/** Returns the writes of settings, newest first, without fields that the actor may not see. */
export async function writesOf(
  engine: Engine,
  actor: Actor,
  settings: Written,
  page: PageQuery,
): Promise<PageOf<DescribedWrite>> {
  const window = windowOf(page);
  const { rows } = await engine.database.query<WriteRow>(actor.agencyId, {
    text: `select id, at, account_id, staff_id, action, version, changes, key_name from history
      where agency_id = $1 and record_id = $2 order by version desc, at desc, id desc limit $3 offset $4`,
    values: [agencyOf(actor), settings.id, window.most, window.skipped],
  });
  const { data, ...next } = pageOf(window, rows);
  const writes = data.map((row) => ({ ...row, action: 'update', changes: changesIn(row, settings) }));
  return { data: await describeWrites(engine, actor, settings.model, writes), ...next };
}

/** Returns the changes of the actor's own write that made a version; throws 400 if there is none. */
export async function ownWrite(
  { database }: Engine,
  actor: Actor,
  settings: Written,
  version: number,
): Promise<readonly Change[]> {
  const { rows } = await database.query<Pick<WriteRow, 'action' | 'changes'>>(actor.agencyId, {
    text: `select action, changes from history where agency_id = $1 and record_id = $2 and version = $3
      and account_id is not distinct from $4`,
    values: [agencyOf(actor), settings.id, version, actor.accountId === systemAccountId ? null : actor.accountId],
  });
  const [row] = rows;
  if (!row) throw new RefusalError('invalid', 'nothingToUndo');
  return changesIn(row, settings);
}
