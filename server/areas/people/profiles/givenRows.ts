import type { WireRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError, type FieldRefusal } from '../../../errors.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Values & { readonly id?: string };

/** Merges rows of a call into a record's lists. */
export interface GivenRows {
  /** The values with their lists whole, as an update takes them. */
  readonly values: Values;
  /** Converts an error of a whole list to the indexes of the rows in the caller's body. */
  toldAsGiven(error: unknown): unknown;
}

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);

/** Returns the list with the given rows in it, and the index of each of them. */
function placeRows(name: string, before: readonly Row[], given: readonly Row[], isAdding: boolean) {
  const rows: Row[] = [...before];
  const faults: FieldRefusal[] = [];
  const seen = new Set<string>();
  const places = given.map(({ id, ...cells }, index) => {
    if (isAdding || id === undefined) return rows.push(cells) - 1;
    const place = before.findIndex((row) => row.id === id);
    if (place < 0) faults.push(fieldRefusal(`${name}.${index}.id`, 'reference'));
    else if (seen.has(id)) faults.push(fieldRefusal(`${name}.${index}.id`, 'duplicate'));
    else rows[place] = { ...before[place], ...cells };
    seen.add(id);
    return place;
  });
  return { rows, places, faults };
}

/**
 * Puts the rows of a body into the lists of a record: all of them behind those that are there (`isAdding`), or each in
 * place of the row of its `id`, of which it says the cells that change. Rows that the body does not name stay as they
 * are, so that two who write different rows lose nothing. Throws a 400 that names each row which is none of the
 * record's.
 */
export function givenRows(record: WireRecord, body: Values, isAdding: boolean): GivenRows {
  const values: Record<string, unknown> = { ...body };
  const placesOf: Record<string, readonly number[]> = {};
  const faults: FieldRefusal[] = [];
  for (const [name, given] of Object.entries(body)) {
    const before = record[name];
    // Of a list that the caller may not see the update itself says that there is no such field.
    if (!isRows(given) || !isRows(before)) continue;
    const placed = placeRows(name, before, given, isAdding);
    values[name] = placed.rows;
    placesOf[name] = placed.places;
    faults.push(...placed.faults);
  }
  if (faults.length > 0) throw invalid(faults);

  const given = (detail: FieldRefusal): FieldRefusal => {
    const [name = '', place, ...cell] = detail.field.split('.');
    const index = placesOf[name]?.indexOf(Number(place)) ?? -1;
    return index < 0 ? detail : { ...detail, field: [name, index, ...cell].join('.') };
  };
  return {
    values,
    toldAsGiven: (error) =>
      error instanceof RefusalError && error.options.details
        ? error.withDetails(error.options.details.map(given))
        : error,
  };
}
