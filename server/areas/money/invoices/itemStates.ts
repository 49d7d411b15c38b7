import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { writeKept } from '../../../engine/writing/writeKept.ts';
import type { Item } from './claims.ts';

/** Kinds of items that keep whether they are invoiced; tasks are known by their claim alone. */
const kept = ['contractAmount', 'expense'] as const;

/** Locks items in one order until the transaction ends. Returns the ids of those that are ready to be invoiced. */
async function lockItems(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  items: readonly Item[],
): Promise<ReadonlySet<string>> {
  const ready = new Set<string>(items.flatMap(({ id, kind }) => (kind === 'task' ? [id] : [])));
  for (const kind of kept) {
    const ids = items.flatMap((item) => (item.kind === kind ? [item.id] : []));
    if (ids.length === 0) continue;
    const { rows } = await connection.query<{ id: string; readiness: string }>({
      text: `select id, readiness from ${engine.model(kind).table}
        where agency_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
      values: [agencyOf(actor), ids],
    });
    for (const { id, readiness } of rows) if (readiness === 'READY_TO_INVOICE') ready.add(id);
  }
  return ready;
}

/** Moves of the records that an invoice names or named, by one write of it. */
export interface ItemMoves {
  readonly released: readonly Item[];
  readonly claimed: readonly Item[];
  /** Items to be marked as invoiced and paid as the invoice is, `claimed` included. */
  readonly invoiced: readonly Item[];
  readonly paymentStatus: unknown;
}

/**
 * Takes the records of an invoice to where they belong: invoiced and paid as it is, or ready again. Returns the ids of
 * those that it claimed and that are not ready; nothing is written then.
 */
export async function moveItems(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  { released, claimed, invoiced, paymentStatus }: ItemMoves,
): Promise<ReadonlySet<string>> {
  const ready = await lockItems(engine, connection, actor, [...released, ...invoiced]);
  const unready = new Set(claimed.flatMap(({ id }) => (ready.has(id) ? [] : [id])));
  if (unready.size > 0) return unready;
  const here = within(engine, connection);
  const write = async ({ id, kind }: Item, readiness: string, status: unknown) => {
    if (kind === 'task') return;
    const values = { readiness, ...(kind === 'contractAmount' && { paymentStatus: status }) };
    await writeKept(here, connection, actor, [kind, id], values, 'reach');
  };
  for (const item of released) await write(item, 'READY_TO_INVOICE', 'UNPAID');
  for (const item of invoiced) await write(item, 'INVOICED', paymentStatus);
  return unready;
}
