import { nameOf } from '../../../schema/fields/choice.ts';
import { boardOf, type Board } from '../../../schema/language/board.ts';
import { columnName } from '../../../schema/fields/field.ts';
import type { Model } from '../model.ts';
import { keyColumn, unplacedKeySql } from './placeKeys.ts';

/** The board of an entity, and where the value of its records is kept. */
export interface StoredBoard extends Board {
  readonly column: string;
  /** Type of the values in SQL. Columns have these as their keys, as texts. */
  readonly type: 'uuid' | 'text';
}

/** Returns the board of a model; null if it has none. */
export function storedBoard({ entity }: Pick<Model, 'entity'>): StoredBoard | null {
  const board = boardOf(entity);
  return (
    board && { ...board, column: columnName(board.wireKey), type: board.field.kind === 'choice' ? 'text' : 'uuid' }
  );
}

/** Returns the stored value of a column by its value on the wire; undefined for a value that is no column. */
export function storedColumn({ field }: Board, value: unknown): string | undefined {
  return field.kind === 'choice' ? nameOf(field.choices, value) : String(value);
}

/** The place `p` of a row `t` counts: it is of the same kind, and in the row's present column, an expression. */
function placeOf({ entity }: Model, column: string): string {
  return `p.agency_id = t.agency_id and p.record_id = t.id and p.kind = '${entity.name}' and p.column_key = ${column}::text`;
}

/** The condition that nobody has placed a row `t` in its present column, an expression. */
export function isUnplaced(model: Model, column: string): string {
  return `not exists (select from place p where ${placeOf(model, column)})`;
}

/** The key of a row of an alias in its column, in SQL. */
export function keySql(model: Model, { column }: StoredBoard, alias: string): string {
  const placed = `select p.key from place p where ${placeOf(model, `t.${column}`).replaceAll(/\bt\./g, `${alias}.`)}`;
  return `(coalesce((${placed}), ${unplacedKeySql(`${alias}.id`)}) collate "C")`;
}

/**
 * The first rows of a column with their keys, in no order, in SQL: each part by its own index, so that no more are read
 * than might be shown. Places are compared with the column itself, whose text is made once and not for each row.
 * @param where the condition on rows `t`; `value` the column's stored value, and `most` how many, as expressions
 */
export function columnRows(model: Model, board: StoredBoard, where: string, value: string, most: string): string {
  const inColumn = `${where} and t.${board.column} = ${value}`;
  return `(select t.*, p.key as ${keyColumn} from place p join ${model.table} t on ${placeOf(model, value)}
      where ${inColumn} order by p.key limit ${most})
    union all
    (select t.*, ${unplacedKeySql('t.id')} as ${keyColumn} from ${model.table} t
      where ${inColumn} and ${isUnplaced(model, value)} order by t.id limit ${most})`;
}
