import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import { agencyOf } from './agency.ts';
import { cellsOf, type ExportColumn } from './cells.ts';
import { customFieldsOf, requireKnownFields } from './customFields.ts';
import type { Engine } from './engine.ts';
import { listParts, wholeList, type ListQuery } from './list.ts';
import type { Model } from './model.ts';

export interface ExportQuery extends ListQuery {
  /** Field names (`custom.<id>` for added ones) in order; the list's own columns unless said. */
  readonly columns?: readonly string[];
  /** A heading a column, in the reader's words; names of declared fields and labels of added ones unless said. */
  readonly headings?: readonly string[];
}

const batch = 500;

/** The columns that are asked for, or the list's own as far as the actor may see them, with their headings. */
async function columnsOf(engine: Engine, actor: Actor, model: Model, query: ExportQuery) {
  const { entity } = model;
  const added = entity.customFields ? await customFieldsOf(engine, actor, entity.root) : [];
  const columnOf = (name: string): ExportColumn | null => {
    const custom = added.find(({ id }) => name === `custom.${id}`);
    const field = entity.fields[name];
    const isKnown = custom !== undefined || !name.startsWith('custom.');
    return isKnown && canField(actor, field?.access) !== 'none' ? { name, field, custom } : null;
  };
  const columns = (query.columns ?? entity.list.columns).map(columnOf);
  if (query.columns && columns.includes(null)) throw invalid([fieldRefusal('columns', 'choice')]);
  const seen = columns.filter((column) => column !== null);
  const { headings = seen.map(({ name, custom }) => custom?.label ?? name) } = query;
  if (headings.length < seen.length) throw invalid([fieldRefusal('headings', 'tooFew', { min: seen.length })]);
  if (headings.length > seen.length) throw invalid([fieldRefusal('headings', 'tooMany', { max: seen.length })]);
  return { columns: seen, headings };
}

async function* rowsOf(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: ExportQuery,
  columns: readonly ExportColumn[],
) {
  const parts = listParts(engine, actor, entity, query);
  const { text, values = [] } = wholeList(parts);
  const queue: string[][][] = [];
  let wake = () => {};
  let isPaused = () => {};
  let isDone = false;
  const fetching = engine.database.transaction(agencyOf(actor), async (connection) => {
    await connection.query({ text: `declare export no scroll cursor for ${text}`, values });
    for (;;) {
      const { rows } = await connection.query<readonly unknown[]>({
        text: `fetch ${batch} from export`,
        isArrays: true,
      });
      if (rows.length === 0 || isDone) return;
      queue.push(rows.map((row) => cellsOf(parts.selection.read(row), columns, actor)));
      wake();
      if (queue.length > 2) await new Promise<void>((resolve) => (isPaused = resolve));
    }
  });
  const ended = fetching.finally(() => {
    isDone = true;
    wake();
  });
  ended.catch(() => {});
  try {
    for (;;) {
      const rows = queue.shift();
      isPaused();
      if (rows) yield* rows;
      else if (isDone) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    await ended;
  } finally {
    isDone = true;
    isPaused();
  }
}

/**
 * What a list finds, whole and in its order, as CSV: streamed from a cursor, so that size does not matter. Cells that a
 * spreadsheet would run as formulas are neutralised. Refusals come before the first byte.
 */
export async function exportCsv(engine: Engine, actor: Actor, entity: string, query: ExportQuery): Promise<Readable> {
  const { model } = listParts(engine, actor, entity, query);
  await requireKnownFields(engine, actor, model, query);
  const { columns, headings } = await columnsOf(engine, actor, model, query);
  const rows = rowsOf(engine, actor, entity, query, columns);
  const csv = stringify({ bom: true, escape_formulas: true, header: true, columns: [...headings] });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
