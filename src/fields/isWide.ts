import type { Field } from '../../schema/fields/field.ts';

/** Whether a field's value takes the whole width of a page or form. */
export function isWide(field: Field): boolean {
  return (
    field.kind === 'rows' ||
    field.kind === 'files' ||
    (field.kind === 'text' && 'isMultiline' in field && field.isMultiline === true)
  );
}
