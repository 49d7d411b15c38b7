import { inverseOf, type Field } from '../../schema/fields/field.ts';
import { textLimit, type TextOptions } from '../../schema/fields/text.ts';

/** Returns true if a field's value takes the full width of a page or form. */
export function isWide(field: Field): boolean {
  const { kind } = field;
  const isLong = kind === 'text' && 'isMultiline' in field && field.isMultiline === true;
  return (
    kind === 'rows' ||
    kind === 'recurrence' ||
    kind === 'files' ||
    kind === 'file' ||
    isLong ||
    inverseOf(field) !== undefined
  );
}

/** Returns true if a text among the cells of a row may be too long to share a line with another one. */
export function isLongCell(field: Field): boolean {
  if (field.kind !== 'text') return false;
  const { isMultiline } = field as TextOptions;
  return isMultiline === true || textLimit(field as TextOptions) > 255;
}
