import type { Actor } from '../../../../schema/access/access.ts';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import { foldedText } from '../../../../schema/derive/tables.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { holdRows } from '../../../engine/many/commitMany.ts';
import { remembering } from '../../../engine/many/remembering.ts';
import type { Update } from '../../../engine/many/updateMany.ts';
import { findRecords, type WireRecord } from '../../../engine/reading/readOne.ts';
import { judgeUpdate } from '../../../engine/writing/update.ts';
import { fieldRefusal, RefusalError, type FieldRefusal } from '../../../errors.ts';
import { parentFaults } from './entryRules.ts';

/** A new name of an entry. */
export interface Naming {
  readonly id: string;
  readonly name: string;
}

/** Returns the ids of the entries whose new name another one of their list has, or gets by the same call. */
async function takenNames(connection: Connection, actor: Actor, namings: readonly Naming[]): Promise<Set<string>> {
  if (namings.length === 0) return new Set();
  const { rows } = await connection.query<{ id: string }>({
    text: `with w as (select * from unnest($2::uuid[], $3::text[]) w(id, name))
      select w.id from w join catalogues c on c.agency_id = $1 and c.id = w.id
      where exists (select from catalogues o left join w v on v.id = o.id
        where o.agency_id = $1 and o.type = c.type and o.id <> c.id and o.deleted_at is null
          and ${foldedText('w.name')} = ${foldedText('coalesce(v.name, o.display_name)')})`,
    values: [agencyOf(actor), namings.map(({ id }) => id), namings.map(({ name }) => name)],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the errors of one change, and the name that it gives. */
async function judge(engine: Engine, connection: Connection, actor: Actor, record: WireRecord, { body }: Update) {
  try {
    const { changes, after } = await judgeUpdate(engine, actor, catalogue.name, record, body);
    const isChanged = (key: string) => changes.some(({ field }) => field === key);
    return {
      faults: isChanged('parentId') ? await parentFaults(connection, actor, after['type'], after['parentId']) : [],
      name: isChanged('displayName') ? String(after['displayName']) : null,
    };
  } catch (error) {
    if (!(error instanceof RefusalError) || !error.options.details) throw error;
    return { faults: error.options.details, name: null };
  }
}

/** The errors of changes of many entries, and the names that they give. */
export interface JudgedMany {
  readonly faults: readonly FieldRefusal[];
  readonly namings: readonly Naming[];
}

/**
 * Returns the errors of changes of many entries, each under its place (`categories.2.displayName`), and the new names. Call
 * it in the transaction that writes them.
 */
export async function faultsOfMany(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  updates: readonly Update[],
): Promise<JudgedMany> {
  const ids = updates.map(({ id }) => id);
  await holdRows(engine, connection, actor, engine.model(catalogue.name), ids);
  const remembered = remembering(engine, connection);
  const found = await findRecords(remembered, actor, catalogue.name, ids, { action: 'update' });
  const namings: Naming[] = [];
  const faults: FieldRefusal[] = [];
  for (const [index, update] of updates.entries()) {
    const record = found.get(update.id)?.record;
    const isTwice = ids.indexOf(update.id) < index;
    if (!record || isTwice) {
      faults.push(fieldRefusal(`categories.${index}.id`, record ? 'duplicate' : 'reference'));
      continue;
    }
    const judged = await judge(remembered, connection, actor, record, update);
    faults.push(...judged.faults.map((one) => ({ ...one, field: `categories.${index}.${one.field}` })));
    if (judged.name !== null) namings.push({ id: update.id, name: judged.name });
  }
  const taken = await takenNames(connection, actor, namings);
  const clashes = [...taken].map((id) => fieldRefusal(`categories.${ids.indexOf(id)}.displayName`, 'entryNameTaken'));
  return { faults: [...faults, ...clashes], namings };
}

/** Takes the names off entries that get others in the same transaction, which may be those of each other. */
export async function freeNames(connection: Connection, actor: Actor, namings: readonly Naming[]): Promise<void> {
  if (namings.length < 2) return;
  await connection.query({
    text: 'update catalogues set display_name = id::text where agency_id = $1 and id = any($2::uuid[])',
    values: [agencyOf(actor), namings.map(({ id }) => id)],
  });
}
