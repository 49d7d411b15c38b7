import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../schema/access/access.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import type { Change } from './changes.ts';

/** Something that was done about a record and is no field of its declaration, for its history. */
export interface Note {
  readonly id: string;
  /** The record's version, which does not move: what a form sends stays good. */
  readonly version: number;
  readonly changes: readonly Change[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Writes into a record's history, in the caller's transaction, what a module did about it; open pages hear of it. */
export async function noteChanges(connection: Connection, actor: Actor, note: Note): Promise<void> {
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
      values ($1, $2, $3, $4, $5, $6, 'update', $7, $8)`,
    values: [
      agencyOf(actor),
      v7(),
      note.id,
      new Date(note.now).toISOString(),
      actor.accountId === systemAccountId ? null : actor.accountId,
      actor.staffId,
      note.version,
      JSON.stringify(note.changes),
    ],
  });
}
