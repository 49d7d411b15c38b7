import type { Actor } from '../../../../schema/access/access.ts';
import { columnName } from '../../../../schema/fields/field.ts';
import { kindOf } from '../../../../schema/fields/kinds.ts';
import { talkFieldsFor } from '../../../../schema/language/effects/talk.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldConditions } from '../../../engine/filters/listConditions.ts';
import { listParts } from '../../../engine/reading/list.ts';
import type { Party } from './parties.ts';

/** Question for a part of somebody's time line. */
export interface TalkAsked {
  readonly parties: readonly Party[];
  /** Lines before this moment; of several at it, those with a smaller id. */
  readonly before: number;
  readonly beforeId?: string | undefined;
  readonly isSpoken: boolean;
  /** Number of lines at most. */
  readonly most: number;
}

/** A record that is talk: its moment, and the beginning of its text. */
export interface TalkRow {
  readonly id: string;
  readonly entity: AnyEntity;
  readonly at: number;
  readonly start: string | null;
}

/** Characters of a text that are read for its first line. */
const startLength = 600;

function paramOf({ fields }: AnyEntity, name: string): string {
  const field = fields[name];
  const param = field && kindOf(field).filters(name, field)[0]?.param;
  if (param === undefined) throw new Error(`nothing is found by '${name}'`);
  return param;
}

/** Reads the newest records of an entity that point to somebody by one field, within what the actor may read. */
async function rowsBy(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  name: string,
  { parties, before, beforeId, isSpoken, most }: TalkAsked,
): Promise<readonly TalkRow[]> {
  const { talk } = entity;
  const { at, where = {} } = { at: talk?.at ?? 'createdAt', ...(isSpoken && talk?.spoken) };
  const targets = targetsOf(entity.fields[name]);
  const ids = parties.filter(({ kind }) => targets.includes(kind)).flatMap((party) => party.ids);
  const filters = { [paramOf(entity, name)]: ids };
  const { model, values, where: chosen } = listParts(engine, actor, entity.name, { filters, fields: ['id'] });
  const moment = `t.${columnName(at)}`;
  const until = `${values.add(new Date(before).toISOString())}::timestamptz`;
  const conditions = [
    chosen,
    ...fieldConditions(model, where, 'speak', values),
    beforeId === undefined ? `${moment} < ${until}` : `(${moment}, t.id) < (${until}, ${values.add(beforeId)}::uuid)`,
  ];
  const text = columnName(talk?.text ?? entity.title);
  // The texts of those that are chosen alone: one may be long, and there may be thousands.
  const { rows } = await engine.database.query<Omit<TalkRow, 'entity'>>(actor.agencyId, {
    text: `select newest.id, newest.at, left(own.${text}, ${startLength}) as start from (
        select t.agency_id, t.id, ${moment} as at from ${model.table} t
          where ${conditions.join(' and ')} order by ${moment} desc, t.id desc limit ${values.add(most)}
      ) newest join ${model.table} own on own.agency_id = newest.agency_id and own.id = newest.id`,
    values: values.list,
  });
  return rows.map((row) => ({ ...row, entity }));
}

const newestFirst = (one: TalkRow, other: TalkRow) => other.at - one.at || (one.id < other.id ? 1 : -1);

/** Returns the newest talk of some entities with somebody, each record once. */
export async function talkRows(
  engine: Engine,
  actor: Actor,
  entities: readonly AnyEntity[],
  asked: TalkAsked,
): Promise<readonly TalkRow[]> {
  const found = await Promise.all(
    entities.flatMap((entity) => {
      const names = asked.parties.flatMap(({ kind }) => talkFieldsFor(entity, kind));
      return [...new Set(names)].map((name) => rowsBy(engine, actor, entity, name, asked));
    }),
  );
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return [...byId.values()].toSorted(newestFirst).slice(0, asked.most);
}
