import type { Gathered } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import { refusal } from '../../../../schema/fields/rule.ts';
import { importColumnLimit } from '../../../../schema/rules/limits.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import { spelling } from './labels.ts';
import { TableError, type TableRow } from './file/tableRow.ts';

/** Row of a record in the making: its first line, and what lines say by the columns that they name. */
interface Gathering {
  readonly row: number;
  readonly label: string;
  readonly values: Map<string, string>;
}

/**
 * Reads the lines of a file that say one thing each of a record as one row a record, numbered as its first line. A second
 * value for the same column stays a row of its own. A file with other headings is read as it is.
 */
export async function* gatheredRows(
  rows: AsyncIterable<TableRow>,
  { by, named, values }: Gathered,
): AsyncGenerator<TableRow> {
  let places: { readonly by: number; readonly named: number; readonly values: readonly number[] } | null = null;
  let isFirst = true;
  const columns = new Map<string, string>();
  const records: Gathering[] = [];
  const latest = new Map<string, Gathering>();
  let headings = 1;
  for await (const one of rows) {
    const { row, cells } = one;
    if (isFirst) {
      isFirst = false;
      headings = row;
      const at = (heading: string) => cells.findIndex((cell) => folded(cell) === folded(heading));
      const found = { by: at(by), named: at(named), values: values.map(at).filter((place) => place >= 0) };
      const known = [by, named, ...values].map(folded);
      const isWhole = cells.every((cell) => folded(cell) === '' || known.includes(folded(cell)));
      if (isWhole && found.by >= 0 && found.named >= 0 && found.values.length > 0) places = found;
    }
    if (places === null) {
      yield one;
      continue;
    }
    if (row === headings) continue;
    const text = (place: number) => (cells[place] ?? '').trim();
    const [label, name] = [text(places.by), text(places.named)];
    const value = places.values.map(text).find((said) => said !== '') ?? '';
    if (!columns.has(folded(name))) columns.set(folded(name), name);
    if (columns.size >= importColumnLimit) throw new TableError(refusal('importTooWide', { max: importColumnLimit }));
    const key = spelling(label);
    const known = latest.get(key);
    if (known && !known.values.has(folded(name))) known.values.set(folded(name), value);
    else {
      const made = { row, label, values: new Map([[folded(name), value]]) };
      records.push(made);
      latest.set(key, made);
    }
  }
  if (places === null) return;
  yield { row: headings, cells: [by, ...columns.values()] };
  for (const { row, label, values: said } of records)
    yield { row, cells: [label, ...[...columns.keys()].map((name) => said.get(name) ?? '')] };
}
