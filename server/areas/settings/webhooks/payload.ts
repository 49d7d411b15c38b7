import type { Actor } from '../../../../schema/access/access.ts';
import { testEvent } from '../../../../schema/areas/settings/webhooks.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { isSeen } from '../../../engine/reading/describeWrites.ts';
import { findRecord, type WireRecord } from '../../../engine/reading/readOne.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import { RefusalError } from '../../../errors.ts';
import type { Claimed } from './claiming.ts';

type Event = Pick<Claimed, 'historyId' | 'recordId' | 'kind' | 'type' | 'createdAt'>;

interface Write {
  readonly kind: string;
  readonly isDeleted: boolean;
  readonly version: number | null;
  readonly changes: readonly Change[] | null;
}

/** Returns the write of a delivery, and what kind its record is by now; undefined once the record is gone for good. */
async function readWrite({ database }: Engine, agencyId: string, event: Event): Promise<Write | undefined> {
  const { rows } = await database.query<Write>(agencyId, {
    text: `select r.kind, r.deleted_at is not null as "isDeleted", h.version, h.changes
      from record r left join history h on h.agency_id = r.agency_id and h.id = $3 and h.record_id = r.id
      where r.agency_id = $1 and r.id = $2`,
    values: [agencyId, event.recordId, event.historyId],
  });
  return rows[0];
}

/** Returns a record as the actor may read it, deleted or not; null where they may not. */
async function readable(engine: Engine, actor: Actor, write: Write, id: string): Promise<WireRecord | null> {
  try {
    const { record } = await findRecord(engine, actor, write.kind, id, { isDeleted: write.isDeleted });
    return record;
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/** Integers beyond those of JSON are texts. */
const written = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/**
 * Returns the body of a delivery as the maker of the webhook may read it now; null where they may not read the record. A
 * deleted record, or one of another kind by now, is sent without its values.
 */
export async function payloadOf(engine: Engine, maker: Actor, event: Event): Promise<Buffer | null> {
  const { type, recordId, kind, createdAt } = event;
  const body = (data: object) =>
    Buffer.from(JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data }, written));
  if (type === testEvent || recordId === null || kind === null) return body({});
  const write = await readWrite(engine, agencyOf(maker), event);
  if (!write) return null;
  const record = await readable(engine, maker, write, recordId);
  if (record === null) return null;
  const who = { id: recordId, kind };
  if (type.endsWith('.deleted')) return body(who);
  const model = engine.model(kind);
  const keys = (write.changes ?? []).map(({ field }) => model.presentKey(field));
  const changes = [...new Set(keys)].filter((key) => isSeen(model, maker, key));
  const isWhole = !write.isDeleted && write.kind === kind;
  return body({ ...who, version: write.version, changes, record: isWhole ? record : null });
}
