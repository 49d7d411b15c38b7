import { v7 } from 'uuid';
import type { SqlType } from '../../../schema/fields/field.ts';
import { Values } from '../sql.ts';

/** A column of a list of rows that a statement is given: its name, its type, and its value in each row. */
export interface ListColumn {
  readonly name: string;
  readonly type: SqlType;
  readonly values: readonly unknown[];
}

/** The parts of a statement about many records: common table expressions over `changed`, the rows written. */
export class ManyParts {
  readonly ctes: string[] = [];
  readonly values = new Values();
  readonly agency: string;

  constructor(agencyId: string) {
    this.agency = `${this.values.add(agencyId)}::uuid`;
  }

  /** Adds a part that runs for the rows that were written. */
  add(sql: string): void {
    this.ctes.push(`p${this.ctes.length} as (${sql})`);
  }

  /** Returns a list of rows as a table of that name, whatever their number: one parameter per column. */
  list(alias: string, columns: readonly ListColumn[]): string {
    const lists = columns.map(({ type, values }) => `${this.values.add(values)}::${type}[]`);
    return `unnest(${lists.join(', ')}) ${alias}(${columns.map(({ name }) => name).join(', ')})`;
  }
}

/** A column of ids. */
export const idColumn = (name: string, values: readonly unknown[]): ListColumn => ({ name, type: 'uuid', values });

/** The moments at which rows are written, in milliseconds, as a column. */
export const momentsOf = (rows: readonly { readonly now: number }[]): ListColumn => ({
  name: 'moment',
  type: 'timestamptz',
  values: rows.map(({ now }) => new Date(now).toISOString()),
});

/** A column of new ids, one a row. */
export const newIds = (name: string, rows: readonly unknown[]): ListColumn =>
  idColumn(
    name,
    rows.map(() => v7()),
  );
