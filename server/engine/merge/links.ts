import type { TextOptions } from '../../../schema/fields/text.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { takeAhead } from '../writing/ahead.ts';
import type { Model, StoredColumn, StoredRows } from '../model.ts';
import { moveRows, rowsBack } from './rowLinks.ts';
import { note, rewriteHeard, type Hand, type Move, type MovedField } from './rewriting.ts';

type Way = { readonly model: Model; readonly key: string } & (
  | { readonly type: 'column' | 'text'; readonly column: string }
  | { readonly type: 'link'; readonly table: string; readonly item: string }
  | { readonly type: 'rows'; readonly rows: StoredRows; readonly cell: StoredColumn }
);

/** Every place in which records of some kinds are pointed to, or named in a text: from the declarations alone. */
function waysTo(engine: Engine, kinds: readonly string[]): Way[] {
  const roots = engine.registry.kept.filter((entity) => entity.root === entity.name);
  const isThere = (pointsTo: readonly string[] | undefined) => pointsTo?.some((kind) => kinds.includes(kind)) ?? false;
  return roots.flatMap((entity) => {
    const model = engine.model(entity.name);
    const columns = model.columns.flatMap(({ field, spec, column }): Way[] => {
      if (isThere(spec.pointsTo)) return [{ type: 'column', model, key: spec.key, column }];
      const isNaming = (entity.fields[field] as TextOptions | undefined)?.namesRecords === true;
      return isNaming ? [{ type: 'text', model, key: spec.key, column }] : [];
    });
    const links = model.links.flatMap(({ spec, table, item }): Way[] =>
      isThere(spec.pointsTo) && spec.inverse === undefined ? [{ type: 'link', model, key: spec.key, table, item }] : [],
    );
    const rows = model.rows.flatMap((one) =>
      one.cells.flatMap((cell): Way[] =>
        isThere(cell.spec.pointsTo) ? [{ type: 'rows', model, key: `${one.key}.${cell.field}`, rows: one, cell }] : [],
      ),
    );
    return [...columns, ...links, ...rows];
  });
}

async function moveColumn(hand: Hand, way: Way & { column: string }, move: Move): Promise<MovedField> {
  const { model, key, column } = way;
  const { from, to, now, cause } = move;
  const agency = agencyOf(hand.actor);
  await takeAhead(hand.engine, hand.connection, hand.actor, model);
  const { rows } = await hand.connection.query<{ id: string }>({
    text: `select t.id from ${model.table} t
      where t.agency_id = $1 and t.${column} = $2 and t.id <> all($3::uuid[]) order by t.id for update`,
    values: [agency, from, [from, to]],
  });
  const ids = rows.map(({ id }) => id);
  const rest = await rewriteHeard(hand, ids, { model, key, valueOf: () => to, cause, now });
  await setColumn(hand, way, rest, { from, to, now });
  return { kind: model.entity.name, key, ids };
}

/** Sets another reference on records, with a history entry. */
async function setColumn(
  hand: Hand,
  way: Way & { column: string },
  ids: readonly string[],
  { from, to, now }: Pick<Move, 'from' | 'to' | 'now'>,
): Promise<void> {
  if (ids.length === 0) return;
  await hand.connection.query({
    text: `update ${way.model.table} t set ${way.column} = $2 where t.agency_id = $1 and t.id = any($3::uuid[])`,
    values: [agencyOf(hand.actor), to, ids],
  });
  const noted = ids.map((id) => ({ id, before: from, after: to }));
  await note(hand, way, noted, now);
}

type Text = NonNullable<MovedField['texts']>[number];

/** Sets another text on each record, with a history entry. */
async function setTexts(hand: Hand, way: Way & { column: string }, texts: readonly Text[], { now, cause }: Move) {
  const { model, key } = way;
  const byId = new Map(texts.map((one) => [one.id, one]));
  const ids = texts.map(({ id }) => id);
  const valueOf = ({ id }: { id: string }) => byId.get(id)?.after;
  const rest = await rewriteHeard(hand, ids, { model, key, valueOf, cause, now });
  if (rest.length === 0) return;
  await hand.connection.query({
    text: `update ${model.table} t set ${way.column} = w.after from unnest($2::uuid[], $3::text[]) w(id, after)
      where t.agency_id = $1 and t.id = w.id`,
    values: [agencyOf(hand.actor), rest, rest.map((id) => byId.get(id)?.after)],
  });
  const noted = texts.filter(({ id }) => rest.includes(id));
  await note(hand, way, noted, now);
}

async function moveText(hand: Hand, way: Way & { column: string }, move: Move): Promise<MovedField> {
  const { model, key, column } = way;
  const { rows } = await hand.connection.query<Text>({
    text: `select t.id, t.${column} as before, replace(t.${column}, $2, $3) as after from ${model.table} t
      where t.agency_id = $1 and strpos(t.${column}, $2) > 0 order by t.id for update`,
    values: [agencyOf(hand.actor), move.from, move.to],
  });
  await setTexts(hand, way, rows, move);
  return { kind: model.entity.name, key, texts: rows };
}

interface SetRow {
  readonly id: string;
  readonly items: readonly string[];
}

/** Returns the lists of some records, in order. */
async function setsOf(hand: Hand, { table, item }: { table: string; item: string }, ids: readonly string[]) {
  const { rows } = await hand.connection.query<SetRow>({
    text: `select l.owner_id as id, array_agg(l.${item} order by l.position, l.${item}) as items from ${table} l
      where l.agency_id = $1 and l.owner_id = any($2::uuid[]) group by l.owner_id`,
    values: [agencyOf(hand.actor), ids],
  });
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** Notes what a change of sets has made of them. */
async function noteSets(
  hand: Hand,
  way: Way & { table: string; item: string },
  ids: readonly string[],
  now: number,
  change: () => Promise<void>,
): Promise<void> {
  if (ids.length === 0) return;
  const before = await setsOf(hand, way, ids);
  await change();
  const after = await setsOf(hand, way, ids);
  const noted = ids.map((id) => ({ id, before: before.get(id) ?? [], after: after.get(id) ?? [] }));
  await note(hand, way, noted, now);
}

async function moveLink(hand: Hand, way: Way & { table: string; item: string }, move: Move): Promise<MovedField> {
  const { model, key, table, item } = way;
  const { from, to, now, cause } = move;
  const agency = agencyOf(hand.actor);
  const { rows } = await hand.connection.query<{ id: string; position: number; has_both: boolean }>({
    text: `select l.owner_id as id, l.position, exists (select from ${table} o where o.agency_id = $1
        and o.owner_id = l.owner_id and o.${item} = $3) as has_both
      from ${table} l join ${model.table} t on t.agency_id = $1 and t.id = l.owner_id
      where l.agency_id = $1 and l.${item} = $2 and l.owner_id <> all($4::uuid[]) order by t.id for update of t`,
    values: [agency, from, to, [from, to]],
  });
  const both = rows.filter((row) => row.has_both).map(({ id, position }) => ({ id, position }));
  const ids = rows.filter((row) => !row.has_both).map(({ id }) => id);
  const all = rows.map(({ id }) => id);
  const valueOf = (record: Readonly<Record<string, unknown>>) => {
    const items = (record[key] ?? []) as readonly string[];
    return items.includes(to) ? items.filter((one) => one !== from) : items.map((one) => (one === from ? to : one));
  };
  const rest = await rewriteHeard(hand, all, { model, key, valueOf, cause, now });
  await noteSets(hand, way, rest, now, async () => {
    await hand.connection.query({
      text: `delete from ${table} l where l.agency_id = $1 and l.${item} = $2 and l.owner_id = any($3::uuid[])`,
      values: [agency, from, both.map(({ id }) => id)],
    });
    await hand.connection.query({
      text: `update ${table} l set ${item} = $3 where l.agency_id = $1 and l.${item} = $2 and l.owner_id = any($4::uuid[])`,
      values: [agency, from, to, ids],
    });
  });
  return { kind: model.entity.name, key, ids, both };
}

/**
 * Moves all references from one record to another one, including those of deleted records, and returns what was moved.
 * A set with both keeps the one. Each referencing record gets a version and a history entry.
 */
export async function moveLinks(hand: Hand, move: Move): Promise<readonly MovedField[]> {
  const moved: MovedField[] = [];
  for (const way of waysTo(hand.engine, move.kinds)) {
    if (way.type === 'link') moved.push(await moveLink(hand, way, move));
    else if (way.type === 'rows') moved.push(await moveRows(hand, way, move));
    else moved.push(await (way.type === 'text' ? moveText : moveColumn)(hand, way, move));
  }
  return moved.filter(({ ids = [], both = [], texts = [] }) => ids.length + both.length + texts.length > 0);
}

/** Moves the names of a record in texts (saved filters) to another one. Each text gets a history entry. */
export async function moveNames(hand: Hand, move: Move): Promise<void> {
  for (const way of waysTo(hand.engine, move.kinds)) if (way.type === 'text') await moveText(hand, way, move);
}

async function columnBack(hand: Hand, way: Way & { column: string }, { ids = [] }: MovedField, move: Move) {
  const { model, key } = way;
  const { from, to, now, cause } = move;
  await takeAhead(hand.engine, hand.connection, hand.actor, model);
  const { rows } = await hand.connection.query<{ id: string }>({
    text: `select t.id from ${model.table} t
      where t.agency_id = $1 and t.id = any($2::uuid[]) and t.${way.column} = $3 order by t.id for update`,
    values: [agencyOf(hand.actor), ids, from],
  });
  const back = rows.map(({ id }) => id);
  await setColumn(hand, way, await rewriteHeard(hand, back, { model, key, valueOf: () => to, cause, now }), move);
  return ids.filter((id) => !back.includes(id));
}

async function textBack(hand: Hand, way: Way & { column: string }, { texts = [] }: MovedField, move: Move) {
  const { rows } = await hand.connection.query<Text>({
    text: `select t.id, w.after as before, w.before as after
      from ${way.model.table} t join unnest($2::uuid[], $3::text[], $4::text[]) w(id, before, after) on t.id = w.id
      where t.agency_id = $1 and t.${way.column} = w.after order by t.id for update of t`,
    values: [
      agencyOf(hand.actor),
      texts.map(({ id }) => id),
      texts.map(({ before }) => before),
      texts.map(({ after }) => after),
    ],
  });
  await setTexts(hand, way, rows, move);
  // A filter changed meanwhile is kept.
  return [];
}

async function linkBack(hand: Hand, way: Way & { table: string; item: string }, moved: MovedField, move: Move) {
  const { model, key, table, item } = way;
  const { from, to, now, cause } = move;
  const { ids = [], both = [] } = moved;
  const agency = agencyOf(hand.actor);
  const all = [...ids, ...both.map(({ id }) => id)];
  const { rows } = await hand.connection.query<{ id: string }>({
    text: `select t.id from ${table} l join ${model.table} t on t.agency_id = $1 and t.id = l.owner_id
      where l.agency_id = $1 and l.owner_id = any($2::uuid[]) and l.${item} = $3 and not exists (select from ${table} o
        where o.agency_id = $1 and o.owner_id = l.owner_id and o.${item} = $4) order by t.id for update of t`,
    values: [agency, all, from, to],
  });
  const back = new Set(rows.map(({ id }) => id));
  const places = new Map(both.map(({ id, position }) => [id, position]));
  const valueOf = (record: Readonly<Record<string, unknown>>) => {
    const items = (record[key] ?? []) as readonly string[];
    const place = places.get(String(record['id']));
    return place === undefined ? items.map((one) => (one === from ? to : one)) : items.toSpliced(place - 1, 0, to);
  };
  const rest = new Set(await rewriteHeard(hand, [...back], { model, key, valueOf, cause, now }));
  const again = both.filter(({ id }) => rest.has(id));
  await noteSets(hand, way, [...rest], now, async () => {
    await hand.connection.query({
      text: `update ${table} l set ${item} = $3 where l.agency_id = $1 and l.${item} = $2 and l.owner_id = any($4::uuid[])`,
      values: [agency, from, to, ids.filter((id) => rest.has(id))],
    });
    await hand.connection.query({
      text: `insert into ${table} (agency_id, owner_id, ${item}, position)
        select $1, w.id, $2, w.position from unnest($3::uuid[], $4::integer[]) w(id, position)`,
      values: [agency, to, again.map(({ id }) => id), again.map(({ position }) => position)],
    });
  });
  return all.filter((id) => !back.has(id));
}

/**
 * Moves references back after a merge, `from` the kept record `to` the restored one, wherever they still point there.
 * Returns the records whose reference was changed meanwhile, which stay as they are.
 */
export async function moveLinksBack(hand: Hand, moved: readonly MovedField[], move: Move): Promise<readonly string[]> {
  const ways = waysTo(hand.engine, move.kinds);
  const left: string[] = [];
  for (const one of moved) {
    const way = ways.find(({ model, key }) => model.entity.name === one.kind && key === one.key);
    // A field that the product has no more points nowhere.
    if (!way) continue;
    if (way.type === 'link') left.push(...(await linkBack(hand, way, one, move)));
    else if (way.type === 'rows') left.push(...(await rowsBack(hand, way, one, move)));
    else left.push(...(await (way.type === 'text' ? textBack : columnBack)(hand, way, one, move)));
  }
  return [...new Set(left)];
}
