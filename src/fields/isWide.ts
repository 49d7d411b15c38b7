import type { Field } from '../../schema/fields/field.ts';

/** Whether a field's value takes the whole width of a page or form. */
export function isWide(field: Field): boolean {
  const { kind } = field;
  const isLong = kind === 'text' && 'isMultiline' in field && field.isMultiline === true;
  return kind === 'rows' || kind === 'files' || kind === 'file' || isLong;
}
