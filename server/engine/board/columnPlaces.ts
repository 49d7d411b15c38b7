import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Connection } from '../../database/pools.ts';
import type { Model } from '../model.ts';
import { Values } from '../sql.ts';
import { divideAt, idOfKey, unplacedKeySql } from './placeKeys.ts';
import { isUnplaced, keySql, type StoredBoard } from './placedRows.ts';

/** Length beyond which a key, and those around it that are longer than the other, are given new ones. */
const longestKey = 48;
const longKey = 36;

/** A column of a board of one agency, and the card that is put into it. */
export interface Column {
  readonly model: Model;
  readonly board: StoredBoard;
  readonly agencyId: string;
  /** The stored value of the records in it: the id of a status, the name of a choice. */
  readonly value: string;
  /** The card that moves: it is no neighbour of its own. */
  readonly moved: string;
}

type Key = string | null;

/** Holds a column until the transaction ends: places in it are given one after the other. */
export async function holdColumn(connection: Connection, { model, agencyId, value }: Column): Promise<void> {
  const key = `place ${agencyId} ${model.entity.name} ${value}`;
  await connection.query({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [key] });
}

/** The living rows `t` of a column, as a condition. */
function inColumn({ model, board, agencyId, value }: Column, values: Values): string {
  return [
    `t.agency_id = ${values.add(agencyId)}::uuid`,
    `t.${board.column} = ${values.add(value)}::${board.type}`,
    't.deleted_at is null',
    ...(model.hasKinds ? [`t.kind = '${model.entity.name}'`] : []),
  ].join(' and ');
}

/**
 * Returns the present key of the card that a board has told of by `order`, with its id; null if it is not in the column.
 */
export async function cardAt(
  connection: Connection,
  column: Column,
  order: string,
): Promise<{ readonly id: string; readonly key: string } | null> {
  const { model, board } = column;
  const values = new Values();
  const living = inColumn(column, values);
  const [key, id] = [values.add(order), values.add(idOfKey(order))];
  const { rows } = await connection.query<{ id: string; key: string }>({
    text: `select t.id, ${keySql(model, board, 't')} as key from ${model.table} t
      where ${living} and t.id in (select p.record_id from place p where p.agency_id = t.agency_id
          and p.kind = '${model.entity.name}' and p.column_key = t.${board.column}::text and p.key = ${key}
        union all select ${id}::uuid)`,
    values: values.list,
  });
  return rows[0] ?? null;
}

/** Returns the key of the card itself. */
export async function keyOf(connection: Connection, { model, board, agencyId, moved }: Column): Promise<string> {
  const { rows } = await connection.query<{ key: string }>({
    text: `select ${keySql(model, board, 't')} as key from ${model.table} t where t.agency_id = $1 and t.id = $2`,
    values: [agencyId, moved],
  });
  return rows[0]?.key ?? '';
}

interface Beside {
  /** Keys of the nearest cards that people placed and that nobody did. */
  readonly placed: Key;
  readonly unplaced: Key;
}

/**
 * Reads the keys next to one: directly above it (`way` -1) or below it (1); at the end of the column for a key of null.
 */
async function beside(
  connection: Connection,
  column: Column,
  key: Key,
  way: -1 | 1,
  longest?: number,
): Promise<Beside> {
  const { model, moved } = column;
  const values = new Values();
  const living = inColumn(column, values);
  const [self, value] = [values.add(moved), values.add(column.value)];
  const [before, direction] = way < 0 ? ['<', 'desc'] : ['>', 'asc'];
  const conditions = { placed: '', unplaced: '' };
  if (key !== null) {
    const { id, isBefore, isAfter } = divideAt(key);
    const isIncluded = way < 0 ? isBefore : isAfter;
    conditions.placed = `and p.key ${before} ${values.add(key)}`;
    conditions.unplaced = `and t.id ${before}${isIncluded ? '=' : ''} ${values.add(id)}::uuid`;
  }
  if (longest !== undefined) conditions.placed += ` and length(p.key) <= ${longest}`;
  // A place that its record has left counts as well: no two have the same key.
  const placed = `select p.key from place p where p.agency_id = ${values.add(column.agencyId)}::uuid
    and p.kind = '${model.entity.name}' and p.column_key = ${value}::text
    and p.record_id <> ${self}::uuid ${conditions.placed} order by p.key ${direction} limit 1`;
  const unplaced = `select ${unplacedKeySql('t.id')} from ${model.table} t where ${living}
    and t.id <> ${self}::uuid ${conditions.unplaced} and ${isUnplaced(model, value)} order by t.id ${direction} limit 1`;
  const { rows } = await connection.query<Beside>({
    text: `select (${placed}) as placed, (${unplaced}) as unplaced`,
    values: values.list,
  });
  return rows[0] ?? { placed: null, unplaced: null };
}

/** The nearest of both: the greatest above, the least below. */
function nearest({ placed, unplaced }: Beside, way: -1 | 1): Key {
  if (placed === null || unplaced === null) return placed ?? unplaced;
  return placed < unplaced === way > 0 ? placed : unplaced;
}

/** Returns a key directly above a card, or at the end of the column without one. */
export async function keyAbove(connection: Connection, column: Column, lower: Key): Promise<string> {
  return generateKeyBetween(nearest(await beside(connection, column, lower, -1), -1), lower);
}

/** Returns a key directly below a card. */
export async function keyBelow(connection: Connection, column: Column, upper: string): Promise<string> {
  return generateKeyBetween(upper, nearest(await beside(connection, column, upper, 1), 1));
}

/** Gives the card that moves its key. Returns it; a shorter one where many have been put into one gap. */
export async function putAt(connection: Connection, column: Column, key: string): Promise<string> {
  const { model, agencyId, value, moved } = column;
  await connection.query({
    text: `insert into place (agency_id, record_id, kind, column_key, key) values ($1, $2, $3, $4, $5)
      on conflict (agency_id, record_id) do update
      set kind = excluded.kind, column_key = excluded.column_key, key = excluded.key`,
    values: [agencyId, moved, model.entity.name, value, key],
  });
  return key.length > longestKey ? spaceAnew(connection, column, key) : key;
}

/**
 * Gives new keys to the cards around one whose key has grown long: to those with long keys, between the next ones with
 * usual keys, which stay. Returns the card's own.
 */
async function spaceAnew(connection: Connection, column: Column, key: string): Promise<string> {
  const { model, agencyId, value, moved } = column;
  const from = nearest(await beside(connection, column, key, -1, longKey), -1);
  const to = nearest(await beside(connection, column, key, 1, longKey), 1);
  const { rows } = await connection.query<{ record_id: string; key: string }>({
    text: `delete from place where agency_id = $1 and kind = $2 and column_key = $3
      and ($4::text is null or key > $4) and ($5::text is null or key < $5) returning record_id, key`,
    values: [agencyId, model.entity.name, value, from, to],
  });
  const ids = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ record_id: id }) => id);
  const keys = generateNKeysBetween(from, to, ids.length);
  await connection.query({
    text: `insert into place (agency_id, record_id, kind, column_key, key)
      select $1, one.id, $2, $3, one.key from unnest($4::uuid[], $5::text[]) one(id, key)`,
    values: [agencyId, model.entity.name, value, ids, keys],
  });
  return keys[ids.indexOf(moved)] ?? key;
}
