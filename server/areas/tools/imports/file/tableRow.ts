import type { Refusal } from '../../../../../schema/fields/rule.ts';

/** Reason why a file cannot be imported, for the user who uploads it. */
export class TableError extends Error {
  override name = 'TableError';
  readonly refusal: Refusal;

  constructor(said: Refusal) {
    super(said.key);
    this.refusal = said;
  }
}

/** A row with its number as a spreadsheet has it: from 1, empty rows and the headings included. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}
