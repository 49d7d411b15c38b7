import type { ComputedField } from '../../schema/fields/computed.ts';
import type { Field, FieldKind } from '../../schema/fields/field.ts';

/** Default width of a column of each kind, in pixels: enough for its usual values. */
const widths: { readonly [K in FieldKind]: number } = {
  text: 200,
  flag: 90,
  integer: 100,
  measure: 100,
  money: 130,
  date: 120,
  instant: 150,
  zoned: 170,
  recurrence: 130,
  choice: 130,
  choices: 200,
  phone: 160,
  place: 190,
  ref: 180,
  refs: 190,
  refOneOf: 180,
  refsOneOf: 190,
  status: 150,
  catalogue: 160,
  catalogues: 180,
  rows: 100,
  file: 160,
  files: 240,
  computed: 100,
};

/** Two answers of a poll with their shares, and how many more there are. */
const sharesWidth = 320;

/** The width of the column that says who or what a row is, in pixels. */
export const titleWidth = 260;

/** Returns the default width of a field's column, in pixels. */
export function columnWidth(field: Field): number {
  const as = field.kind === 'computed' ? (field as ComputedField).as : undefined;
  if (as === 'shares') return sharesWidth;
  return widths[as === 'choice' || as === 'text' ? as : field.kind];
}
