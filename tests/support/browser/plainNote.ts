import { registry } from '../../../schema/index.ts';
import { field } from '../../../schema/fields/kinds.ts';

const note = registry.get('note');

/** Notes with a text of plain lines: for tests of the form around it, which type into an ordinary field. */
export const plainNote = {
  ...note,
  fields: { ...note.fields, text: field.text({ required: true, isMultiline: true }) },
};
