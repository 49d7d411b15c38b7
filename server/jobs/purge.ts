import { DatabaseError } from 'pg';
import { restoreDays } from '../../schema/rules/limits.ts';
import type { Connection, Rows } from '../database/pools.ts';
import type { Engine } from '../engine/engine.ts';

const dayInMilliseconds = 86_400_000;
const foreignKeyViolation = '23503';
const batch = 500;

interface Expired {
  readonly id: string;
  readonly kind: string;
  readonly purged_at: number | null;
}

/** Removes the record's own data; its label stays only while something still points to it. */
async function purgeRecord(engine: Engine, connection: Connection, agencyId: string, one: Expired): Promise<void> {
  if (one.purged_at === null) {
    const { table } = engine.model(one.kind);
    await connection.query({
      text: `delete from ${table} where agency_id = $1 and id = $2`,
      values: [agencyId, one.id],
    });
    for (const side of ['history', 'assignment', 'contact_point', 'media_use', 'social_connection']) {
      await connection.query({
        text: `delete from ${side} where agency_id = $1 and record_id = $2`,
        values: [agencyId, one.id],
      });
    }
    // A merge cannot be undone any more, and only says where the record's address leads.
    await connection.query({
      text: 'delete from merge where agency_id = $1 and kept_id = $2',
      values: [agencyId, one.id],
    });
    await connection.query({
      text: `update merge set changes = '[]', moved = '{}' where agency_id = $1 and gone_id = $2`,
      values: [agencyId, one.id],
    });
    await connection.query({ text: 'select drop_search_text($1)', values: [one.id] });
  }
  await connection.query({ text: 'savepoint pointed' });
  try {
    await connection.query({ text: 'delete from record where agency_id = $1 and id = $2', values: [agencyId, one.id] });
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== foreignKeyViolation) throw error;
    await connection.query({ text: 'rollback to savepoint pointed' });
    await connection.query({
      text: 'update record set purged_at = $3, avatar = null where agency_id = $1 and id = $2 and purged_at is null',
      values: [agencyId, one.id, new Date(engine.clock()).toISOString()],
    });
  }
}

/**
 * Purges an agency's records that were deleted more than 30 days ago, those that reference others first. Returns the
 * number of purged records. Safe to stop at any moment: each record is one transaction.
 */
export async function purgeDeleted(engine: Engine, agencyId: string): Promise<number> {
  const before = new Date(engine.clock() - restoreDays * dayInMilliseconds).toISOString();
  let purged = 0;
  let last = null as { at: number; id: string } | null;
  for (;;) {
    const { rows }: Rows<Expired & { deleted_at: number }> = await engine.database.query(agencyId, {
      text: `select id, kind, purged_at, deleted_at from record
        where agency_id = $1 and deleted_at < $2 and ($3::timestamptz is null or (deleted_at, id) < ($3, $4::uuid))
        order by deleted_at desc, id desc limit ${batch}`,
      values: [agencyId, before, last === null ? null : new Date(last.at).toISOString(), last?.id ?? null],
    });
    for (const one of rows) {
      await engine.database.transaction(agencyId, (connection) => purgeRecord(engine, connection, agencyId, one));
      if (one.purged_at === null) purged += 1;
    }
    const final = rows.at(-1);
    if (!final || rows.length < batch) return purged;
    last = { at: final.deleted_at, id: final.id };
  }
}
