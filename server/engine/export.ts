import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Actor } from '../../schema/access/access.ts';
import { codeOf, type ChoiceField } from '../../schema/fields/choice.ts';
import { keysOf } from '../../schema/check.ts';
import type { Reference } from '../../schema/fields/field.ts';
import { formatInstant } from '../../schema/rules/dates.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import { listParts, wholeList, type ListQuery } from './list.ts';
import type { Model } from './model.ts';

export interface ExportQuery extends ListQuery {
  /** Field names in order; the list's own columns unless said. */
  readonly columns?: readonly string[];
  /** A heading a column, in the reader's words; the field names unless said. */
  readonly headings?: readonly string[];
}

const batch = 500;

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'displayName' in value;
}

/** A value as a person reads it in a cell. */
function cellOf(value: unknown, model: Model, name: string, actor: Actor): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => cellOf(one, model, name, actor)).join('; ');
  if (isReference(value)) return value.displayName;
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([, one]) => String(one ?? ''))
      .join(', ');
  const field = model.entity.fields[name];
  const isMoment = field === undefined || field.kind === 'instant' || field.kind === 'zoned';
  if (isMoment && typeof value === 'number') return formatInstant(value, actor.timeZone);
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    const { choices } = field as ChoiceField;
    const names = Array.isArray(choices) ? (choices as readonly string[]) : Object.keys(choices);
    return names.find((one) => codeOf(choices, one) === value) ?? String(value);
  }
  return String(value as string | number | boolean);
}

function cellsOf(
  record: Readonly<Record<string, unknown>>,
  model: Model,
  names: readonly string[],
  actor: Actor,
): string[] {
  return names.map((name) => {
    const field = model.entity.fields[name];
    if (!field) return cellOf(record[name], model, name, actor);
    if (field.kind === 'money' || field.kind === 'phone') {
      const keys = keysOf(name, field);
      if (record[name] === null || record[name] === undefined) return '';
      return field.kind === 'money'
        ? keys
            .map((key) => String(record[key] ?? ''))
            .reverse()
            .join(' ')
        : String(record[name] as string);
    }
    return cellOf(record[name], model, name, actor);
  });
}

async function* rowsOf(engine: Engine, actor: Actor, entity: string, query: ExportQuery, names: readonly string[]) {
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
      queue.push(rows.map((row) => cellsOf(parts.selection.read(row), parts.model, names, actor)));
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
  const names = query.columns ?? model.entity.list.columns;
  const rows = rowsOf(engine, actor, entity, query, names);
  const csv = stringify({ bom: true, escape_formulas: true, header: true, columns: [...(query.headings ?? names)] });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
