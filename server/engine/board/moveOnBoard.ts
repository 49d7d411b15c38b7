import type { Actor } from '../../../schema/access/access.ts';
import { orderKey } from '../../../schema/language/board.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import type { Found, WireRecord } from '../reading/readOne.ts';
import { updateRecord } from '../writing/update.ts';
import { cardAt, holdColumn, keyOf, keyAbove, keyBelow, putAt, type Column } from './columnPlaces.ts';
import { storedBoard, storedColumn } from './placedRows.ts';
import type { Accepting } from '../writing/events.ts';

/** Request to put a card into a column of its board. */
export interface MoveRequest extends Accepting {
  /** The value of the column by its wire key, and the fields that a step there asks for. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The `order` of the card directly below; the end of the column without one. */
  readonly lowerOrder?: string | null | undefined;
  /** The `order` of the card directly above, where none is said that is below. */
  readonly upperOrder?: string | null | undefined;
  /** Version that the caller has seen; any by default. */
  readonly version?: number | undefined;
}

type Neighbours = Pick<MoveRequest, 'lowerOrder' | 'upperOrder'>;

/** The card at a neighbour's order. Refuses one that is not in the column. */
async function neighbour(connection: Connection, column: Column, field: keyof Neighbours, order: string) {
  const found = await cardAt(connection, column, order);
  if (!found) throw invalid([fieldRefusal(field, 'notInColumn')]);
  return found;
}

async function putBetween(connection: Connection, column: Column, { lowerOrder, upperOrder }: Neighbours) {
  await holdColumn(connection, column);
  const isLower = typeof lowerOrder === 'string';
  if (isLower || typeof upperOrder === 'string') {
    const order = isLower ? lowerOrder : String(upperOrder);
    const { id, key } = await neighbour(connection, column, isLower ? 'lowerOrder' : 'upperOrder', order);
    if (id === column.moved) return key;
    const between = isLower ? keyAbove : keyBelow;
    return putAt(connection, column, await between(connection, column, key));
  }
  return putAt(connection, column, await keyAbove(connection, column, null));
}

/**
 * Puts a card into a column of its board. Another column is another value: an ordinary update with its rules, states,
 * rights, version and history. A place in the column is neither in the version nor in the history. Returns the record
 * with its `order`. Throws as an update does, and 400 for a neighbour that is in another column.
 */
export async function moveOnBoard(
  engine: Engine,
  actor: Actor,
  kind: string,
  id: string,
  { values, version, acceptsClash, ...neighbours }: MoveRequest,
): Promise<Found> {
  const model = engine.model(kind);
  const board = storedBoard(model);
  if (!board) throw new Error(`'${kind}' has no board`);
  const agencyId = agencyOf(actor);
  return engine.database.transaction(agencyId, async (connection) => {
    const options = { connection, acceptsClash, ...(version !== undefined && { version }) };
    const found = await updateRecord(within(engine, connection), actor, kind, id, values, options);
    const { record } = found;
    const value = storedColumn(board, record[board.wireKey]) ?? '';
    const column = { model, board, agencyId, value, moved: record.id };
    const isPlaced = neighbours.lowerOrder !== undefined || neighbours.upperOrder !== undefined;
    const stays = found.isUnchanged && !isPlaced;
    const order = await (stays ? keyOf(connection, column) : putBetween(connection, column, neighbours));
    return { ...found, record: { ...record, [orderKey]: order } as WireRecord };
  });
}
