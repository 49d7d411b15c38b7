import type { AnyEntity } from '../../../language/entity.ts';
import { cellReaderOf } from '../../../fields/cells.ts';
import { codeOf, namesOf, type ChoiceField } from '../../../fields/choice.ts';
import type { RowsField } from '../../../fields/rows.ts';
import type { TextField } from '../../../fields/text.ts';
import { targetsOf } from '../../../language/records/references.ts';
import type { KnownField } from '../../../language/fieldsOf.ts';
import type { PatternKey } from '../../../rules/patterns.ts';

/** The one of a choice that a column is about: the rows in which the cell `by` has its code. */
export interface RowChoice {
  readonly by: string;
  /** Its stored name, and the code that the wire has for it. */
  readonly stored: string;
  readonly code: string | number;
  /**
   * Pattern of the cell's texts; the pattern of any web address (`website`) is excluded, since it identifies no
   * service.
   */
  readonly pattern: PatternKey;
}

/** Cell of a record's row that a column fills. */
export interface RowPart {
  /** The name of the field of rows. */
  readonly rows: string;
  readonly field: RowsField;
  readonly cell: string;
  /** Set where the column is about one of a choice; all others of the field fill one row together. */
  readonly choice?: RowChoice;
}

/** A field that a column fills, or a cell of a row, whose name is `addresses.city` or `socials.INSTAGRAM`. */
export interface ImportTarget extends KnownField {
  /** True for the record's title: blanks within it are reduced to one. */
  readonly isTitle?: boolean;
  readonly part?: RowPart;
  /** True for the time zone by whose clocks the other cells of its row are read. */
  readonly isZone?: boolean;
}

/** Returns the cells that every row needs, in the order of the declaration. */
export function neededCells({ cells }: RowsField): readonly string[] {
  return Object.entries(cells).flatMap(([cell, one]) => (one.required && !('default' in one) ? [cell] : []));
}

/** The name of the target that a cell of such a row is filled by. */
export function targetName({ rows, choice }: RowPart, cell: string): string {
  return `${rows}.${choice?.stored ?? cell}`;
}

function targetOfPart(part: RowPart): ImportTarget {
  const { field, cell } = part;
  return { name: targetName(part, cell), field: field.cells[cell] as KnownField['field'], part };
}

/** A target for each of the choice that decides what another cell has to look like. */
function choiceTargets(rows: string, field: RowsField): readonly ImportTarget[] {
  const found = Object.entries(field.cells).find(([, one]) => (one as TextField).patternBy !== undefined);
  if (!found) return [];
  const [cell, { patternBy }] = found as [string, TextField];
  const { cell: by = '', patterns = {} } = patternBy ?? {};
  const declared = field.cells[by];
  const isAlone = neededCells(field).every((one) => one === cell || one === by);
  if (declared?.kind !== 'choice' || !isAlone) return [];
  const { choices } = declared as unknown as ChoiceField;
  return Object.entries(patterns).flatMap(([stored, pattern]) => {
    const choice = { by, stored, code: codeOf(choices, stored), pattern };
    return namesOf(choices).includes(stored) ? [targetOfPart({ rows, field, cell, choice })] : [];
  });
}

/** One import column per cell of an address: most records have one address, so a line of a file holds one. */
function placeTargets(rows: string, field: RowsField): readonly ImportTarget[] {
  const { cells, place, unasked = [] } = field;
  if (place === undefined || neededCells(field).length === 0) return [];
  return Object.entries(cells).flatMap(([cell, one]) =>
    unasked.includes(cell) || cellReaderOf(one) === null || targetsOf(one).length > 0
      ? []
      : [targetOfPart({ rows, field, cell })],
  );
}

/** Returns the import columns of a field of rows; none for lists of which a line could hold only one row of many. */
export function rowTargets({ name, field }: KnownField): readonly ImportTarget[] {
  if (field.kind !== 'rows') return [];
  const rows = field as RowsField;
  const found = choiceTargets(name, rows);
  return found.length > 0 ? found : placeTargets(name, rows);
}

/** Returns the import columns of all fields of rows of an entity. */
export function rowTargetsOf({ fields }: AnyEntity): readonly ImportTarget[] {
  return Object.entries(fields).flatMap(([name, field]) => rowTargets({ name, field }));
}

/** Returns the targets that must be filled as well, since a row needs them. */
export function neededTargets({ part }: ImportTarget): readonly string[] {
  if (part === undefined || part.choice !== undefined) return [];
  return neededCells(part.field).map((cell) => targetName(part, cell));
}
