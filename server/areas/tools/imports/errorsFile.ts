import { Readable } from 'node:stream';
import type { Actor } from '../../../../schema/access/access.ts';
import type { ErrorsBody, RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { faultyText } from '../../../../schema/areas/tools/imports/faultyText.ts';
import { formatMessage, messages } from '../../../../schema/rules/messages.ts';
import type { Database } from '../../../database/pools.ts';
import { csvOf } from '../../../engine/export/csv.ts';
import { faultRows } from './faultRows.ts';
import type { ImportRecord } from './importRecord.ts';

/** Rows that are read at once. */
const batch = 500;

function worded({ field, key, params }: RowFault, words: ErrorsBody, said: string): string {
  const label = (name: string) => words.fields?.[name] ?? name;
  // Some messages name fields, by their names in the declaration.
  const named = Object.entries(params ?? {}).map(([gap, value]): [string, string | number] => {
    if (gap === 'field') return [gap, label(String(value))];
    return [gap, gap === 'fields' ? String(value).split(', ').map(label).join(', ') : value];
  });
  const text = formatMessage(words.messages?.[key] ?? messages[key], Object.fromEntries(named));
  if (field === null) return text;
  const form = said === '' ? (words.ofField ?? '{field}: {fault}') : (words.ofValue ?? '{field} “{text}”: {fault}');
  return formatMessage(form, { field: label(field), text: said, fault: text });
}

/**
 * The rows with which something is wrong as CSV, each with its number in the file and what is wrong: the file can be mended and
 * imported again. Cells that a spreadsheet would run as formulas are neutralised, as in an export.
 */
export function errorsFile(
  database: Pick<Database, 'query'>,
  actor: Actor,
  one: ImportRecord,
  words: ErrorsBody,
): Readable {
  const width = one.headings.length;
  async function* batches() {
    for (let after = 0; ;) {
      const rows = await faultRows(database, one, words.of, { after, most: batch });
      if (rows.length === 0) return;
      yield rows.map(({ file_row: row, cells, faults }) => [
        ...Array.from({ length: width }, (_, index) => cells[index] ?? ''),
        row,
        (faults ?? []).map((fault) => worded(fault, words, faultyText(one.mapping, cells, fault))).join('; '),
      ]);
      after = rows.at(-1)?.position ?? after;
    }
  }
  const headings = [...one.headings, words.row ?? 'Row', words.fault ?? 'What is wrong'];
  return csvOf(Readable.from(batches()), headings, actor.timeZone);
}
