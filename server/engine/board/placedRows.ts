import { boardOf, type Board } from '../../../schema/language/board.ts';
import { columnName } from '../../../schema/fields/field.ts';
import type { Model } from '../model.ts';
import { keyColumn, unplacedKeySql } from './placeKeys.ts';

/** The board of an entity, and where the status of its records is kept. */
export interface StoredBoard extends Board {
  readonly column: string;
}

/** Returns the board of a model; null if it has none. */
export function storedBoard({ entity }: Pick<Model, 'entity'>): StoredBoard | null {
  const board = boardOf(entity);
  return board && { ...board, column: columnName(board.statusKey) };
}

/** The place `p` of a row `t` counts: it is of the same kind, and in the row's present column. */
function placeOf({ entity }: Model, { column }: StoredBoard): string {
  return `p.agency_id = t.agency_id and p.record_id = t.id and p.kind = '${entity.name}' and p.status_id = t.${column}`;
}

/** The condition that nobody has placed a row `t` in its present column. */
export function isUnplaced(model: Model, board: StoredBoard): string {
  return `not exists (select from place p where ${placeOf(model, board)})`;
}

/** The key of a row of an alias in its column, in SQL. */
export function keySql(model: Model, board: StoredBoard, alias: string): string {
  const placed = `select p.key from place p where ${placeOf(model, board).replaceAll(/\bt\./g, `${alias}.`)}`;
  return `(coalesce((${placed}), ${unplacedKeySql(`${alias}.id`)}) collate "C")`;
}

/**
 * The first rows of a column with their keys, in no order, in SQL: each part by its own index, so that no more are read
 * than might be shown.
 * @param where the condition on rows `t`; `status` the column's status, and `most` how many, as expressions
 */
export function columnRows(model: Model, board: StoredBoard, where: string, status: string, most: string): string {
  const inColumn = `${where} and t.${board.column} = ${status}`;
  return `(select t.*, p.key as ${keyColumn} from place p join ${model.table} t on ${placeOf(model, board)}
      where p.agency_id = t.agency_id and p.kind = '${model.entity.name}' and p.status_id = ${status} and ${inColumn}
      order by p.key limit ${most})
    union all
    (select t.*, ${unplacedKeySql('t.id')} as ${keyColumn} from ${model.table} t
      where ${inColumn} and ${isUnplaced(model, board)} order by t.id limit ${most})`;
}
