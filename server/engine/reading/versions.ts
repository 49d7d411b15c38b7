import type { Actor } from '../../../schema/access/access.ts';
import type { Engine } from '../engine.ts';
import { chooseRecords } from './choice.ts';
import { statementName } from '../statementNames.ts';

/** Current state of a record: its version grows with each write. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * The versions of those of some records that a list would show the actor now, so that a screen learns what has changed
 * behind it. Whatever is deleted, out of the actor's reach or nowhere is left out alike. One prepared statement,
 * however many ids; it is asked again and again.
 */
export async function versionsOf(
  engine: Engine,
  actor: Actor,
  entity: string,
  ids: readonly string[],
): Promise<{ versions: readonly RecordVersion[] }> {
  const { model, values, where } = chooseRecords(engine, actor, entity, { filters: { ids } });
  const text = `select t.id, t.version from ${model.table} t where ${where} order by t.id`;
  const { rows } = await engine.database.query<RecordVersion>(actor.agencyId, {
    text,
    values: values.list,
    name: statementName(text),
  });
  return { versions: rows };
}
