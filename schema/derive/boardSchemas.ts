import type { JsonSchema } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { boolean, nullable, string, uuid } from '../fields/schemas.ts';
import { askedOfMoves, boardOf, columnSchema } from '../language/board.ts';
import type { AnyEntity } from '../language/entity.ts';
import { clashProperties, listSchema, pageProperties, version, writableProperties } from './jsonSchema.ts';

const sum: JsonSchema = { type: 'object', properties: { currency: string, amount: string } };

/** Schema of sums of amounts by field, one of each currency. */
export function sumsSchema(names: readonly string[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'array', items: sum }])) };
}

/** A place in a column, as the board tells it. */
const orderSchema: JsonSchema = { type: 'string', maxLength: 200, pattern: '^[0-9A-Za-z]+$' };

/** Schema of the body that asks for a board: the filters of the list, cards of each column, and their keys. */
export function boardSchema(entity: AnyEntity): JsonSchema {
  const { properties, ...rest } = listSchema(entity, 'count', { isFurther: true, isQuery: true }) as {
    properties: Record<string, JsonSchema>;
  };
  const { countBy: _by, withDeleted: _with, deleted: _deleted, ...filters } = properties;
  const { fields = {} } = (listSchema(entity) as { properties: Record<string, JsonSchema> }).properties;
  return { ...rest, properties: { pageSize: pageProperties.pageSize, fields, ...filters } };
}

/** Schema of a board: its columns, each with the first of its cards. */
export function boardAnswerSchema(entity: AnyEntity, record: JsonSchema): JsonSchema {
  const board = boardOf(entity);
  const label = board && kindOf(board.field).labels?.(board.by, board.field)[0]?.schema;
  const column = {
    key: string,
    ...(label && { status: label }),
    total: { type: 'integer' },
    sums: sumsSchema(board?.sums ?? []),
    data: { type: 'array', items: record },
    loadMore: boolean,
    nextPageIndex: { type: ['integer', 'null'] },
  };
  const columns = { type: 'array', items: { type: 'object', properties: column } };
  return { type: 'object', properties: { columns } };
}

/** Schema of the body of a move: the column, its neighbour there, and the fields that a step into it asks for. */
export function moveSchema(entity: AnyEntity, hasId: boolean): JsonSchema {
  const board = boardOf(entity);
  const key = board?.wireKey ?? '';
  const properties = {
    ...writableProperties(entity, askedOfMoves(entity)),
    ...(board && { [key]: columnSchema(board) }),
    lowerOrder: nullable(orderSchema),
    upperOrder: nullable(orderSchema),
    version,
    ...clashProperties(entity),
    ...(hasId && { id: uuid }),
  };
  const required = [key, ...(hasId ? ['id'] : [])];
  return { type: 'object', properties, additionalProperties: false, required };
}
