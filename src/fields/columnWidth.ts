import type { ComputedField } from '../../schema/fields/computed.ts';
import { namesOf, type ChoiceField } from '../../schema/fields/choice.ts';
import type { TextField } from '../../schema/fields/text.ts';
import type { Field, FieldKind } from '../../schema/fields/field.ts';

/** Default and least width of a column of each kind, in pixels: of its usual values, and of what is still read. */
const widths: { readonly [K in FieldKind]: readonly [usual: number, least: number] } = {
  text: [200, 124],
  flag: [90, 72],
  integer: [100, 72],
  measure: [100, 76],
  decimal: [100, 76],
  money: [130, 116],
  currency: [100, 76],
  date: [120, 100],
  instant: [150, 138],
  zoned: [170, 138],
  recurrence: [130, 100],
  choice: [130, 100],
  choices: [200, 120],
  phone: [160, 124],
  place: [190, 108],
  ref: [180, 116],
  refs: [190, 112],
  refOneOf: [180, 116],
  refsOneOf: [190, 112],
  status: [150, 104],
  catalogue: [160, 104],
  catalogues: [180, 112],
  rows: [100, 76],
  file: [160, 112],
  files: [240, 104],
  computed: [100, 76],
};

/** Two answers of a poll with their shares, and how many more there are. */
const sharesWidth = { size: 320, least: 200 } as const;

/** Least width of a column of choices with longer names than these, such as `PARTIALLY_PAID`, in pixels and characters. */
const longChoices = { least: 124, from: 12 } as const;

/** The width of the column that says who or what a row is, and the width down to which it shrinks; in pixels. */
export const titleWidth = { size: 260, least: 180 } as const;

/** Returns the default and the least width of a field's column, in pixels. */
export function columnWidth(field: Field): { readonly size: number; readonly least: number } {
  const as = field.kind === 'computed' ? (field as ComputedField).as : undefined;
  if (as === 'shares') return sharesWidth;
  // What the server works out is said in more words than a choice that people make.
  if (as === 'choice') return { size: 130, least: 116 };
  if (field.kind === 'text' && (field as TextField).pattern === 'email') return { size: 220, least: 168 };
  const [size, least] = widths[as === 'text' || as === 'instant' || as === 'date' ? as : field.kind];
  const isLong =
    field.kind === 'choice' && namesOf((field as ChoiceField).choices).some(({ length }) => length > longChoices.from);
  return { size, least: isLong ? longChoices.least : least };
}
