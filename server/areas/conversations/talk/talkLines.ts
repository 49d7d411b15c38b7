import type { Actor } from '../../../../schema/access/access.ts';
import type { TalkLine } from '../../../../schema/areas/conversations/calls/talk.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { zonedKeys } from '../../../../schema/fields/zoned.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { firstLine } from '../../../../schema/rules/markdown/plainText.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import type { TalkRow } from './talkRows.ts';

type Values = Readonly<Record<string, unknown>>;

/** Characters of a title and of the line below it. */
const lineLength = 200;

const referencesIn = (value: unknown): readonly Reference[] =>
  value === null || value === undefined ? [] : ([value].flat() as Reference[]);

/** Reads what lines show of records of one entity, by id. */
async function shownOf(engine: Engine, actor: Actor, entity: AnyEntity, ids: readonly string[]) {
  const { talk, fields, title } = entity;
  const { at = '', about = [], by, direction } = talk ?? {};
  const isZoned = fields[at]?.kind === 'zoned';
  const keys = [title, ...about, ...(by ? [by] : []), ...(direction ? [direction] : [])];
  const { data } = await listRecords(engine, actor, entity.name, {
    filters: { ids },
    fields: [...keys, ...(isZoned ? [zonedKeys(at).isAllDay] : [])],
    pageSize: ids.length,
    withTotal: false,
  });
  return data.map((record) => [String(record['id']), record] as const);
}

function lineOf({ id, entity, at, start }: TalkRow, record: Values, personId: string): TalkLine {
  const { talk, title } = entity;
  const line = firstLine(start ?? '', lineLength);
  const isWhole = talk?.text === undefined;
  const { isAllDay } = zonedKeys(talk?.at ?? '');
  return {
    id,
    kind: entity.name,
    at,
    isAllDay: record[isAllDay] === true,
    title: isWhole ? line : String(record[title] ?? ''),
    line: isWhole || line === '' ? null : line,
    direction: (record[talk?.direction ?? ''] as string | null | undefined) ?? null,
    by: [...referencesIn(record[talk?.by ?? ''])],
    about: (talk?.about ?? []).flatMap((name) => referencesIn(record[name])).filter((one) => one.id !== personId),
  };
}

/** Returns rows as lines, in their order; what was closed to the actor in between is left out. */
export async function talkLines(
  engine: Engine,
  actor: Actor,
  rows: readonly TalkRow[],
  personId: string,
): Promise<TalkLine[]> {
  const entities = [...new Set(rows.map(({ entity }) => entity))];
  const shown = await Promise.all(
    entities.map((entity) => {
      const own = rows.filter((row) => row.entity === entity);
      return shownOf(
        engine,
        actor,
        entity,
        own.map(({ id }) => id),
      );
    }),
  );
  const byId = new Map(shown.flat());
  return rows.flatMap((row) => {
    const record = byId.get(row.id);
    return record ? [lineOf(row, record, personId)] : [];
  });
}
