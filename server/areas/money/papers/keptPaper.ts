import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { objectOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import type { InvoiceWords } from './invoiceWords.ts';
import type { PaperDeps } from './paper.ts';

/** Words of a paper as they were when it went out, and when that was. */
export interface KeptWords {
  readonly words: InvoiceWords;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Tables of words, each with the column of its records. */
const columns = { invoice_paper: 'invoice_id', credit_note_paper: 'credit_note_id' } as const;
type WordTable = keyof typeof columns;

/** Returns the words with which a record went out; null before. */
export async function keptWords(
  { database }: Engine,
  actor: Actor,
  table: WordTable,
  id: string,
): Promise<KeptWords | null> {
  const { rows } = await database.query<KeptWords>(agencyOf(actor), {
    text: `select words, floor(extract(epoch from created_at) * 1000)::float8 as at from ${table}
      where agency_id = $1 and ${columns[table]} = $2`,
    values: [agencyOf(actor), id],
  });
  return rows[0] ?? null;
}

/** Keeps the words with which a record goes out. */
export async function keepWords(
  connection: Connection,
  actor: Actor,
  table: WordTable,
  id: string,
  { words, at }: KeptWords,
): Promise<void> {
  await connection.query({
    text: `insert into ${table} (agency_id, ${columns[table]}, words, created_at)
      values ($1, $2, $3, to_timestamp($4::float8 / 1000))`,
    values: [agencyOf(actor), id, JSON.stringify(words), at],
  });
}

/** Reads a file that is kept; null for one that is gone. */
export async function keptFile({ engine, storage }: PaperDeps, actor: Actor, fileId: string): Promise<Buffer | null> {
  const { rows } = await engine.database.query<MediaRow>(agencyOf(actor), {
    text: 'select * from media where agency_id = $1 and id = $2',
    values: [agencyOf(actor), fileId],
  });
  const found = rows[0] && objectOf(rows[0], 'origin');
  return found ? buffer(await storage.get(found.object)) : null;
}
