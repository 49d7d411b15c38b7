import { v7 } from 'uuid';
import type { Actor } from '../../../schema/access/access.ts';
import { nameOf } from '../../../schema/fields/choice.ts';
import { favoriteStatuses, type Favorite } from '../../../schema/favorites.ts';
import { patterns } from '../../../schema/rules/patterns.ts';
import { isBlank } from '../../../schema/rules/texts.ts';
import type { Connection } from '../../database/pools.ts';
import { aboveAgencies } from '../../engine/agency.ts';
import type { Engine } from '../../engine/engine.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../errors.ts';
import { dropFace, faceFault, keepFace } from './face.ts';
import { favoriteOf, selected, type FavoriteRow } from './rows.ts';

/** Who somebody is; what is left out of a change stays as it is. */
export interface General {
  readonly displayName?: string;
  readonly link?: string | null;
  readonly avatarId?: string | null;
}

interface Written {
  readonly column: string;
  readonly value: unknown;
}

async function readOne(connection: Connection, id: string): Promise<FavoriteRow> {
  const { rows } = await connection.query<FavoriteRow>({
    text: `select ${selected} from favorite f where f.id = $1`,
    values: [id],
  });
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Keeps others from writing to somebody until the transaction ends; the version as it is. @throws RefusalError 404 */
async function hold(connection: Connection, id: string): Promise<number> {
  const { rows } = await connection.query<{ version: number }>({
    text: 'select version from favorite where id = $1 for update',
    values: [id],
  });
  if (!rows[0]) throw notFound();
  return rows[0].version;
}

/** Each tag once, letter case aside, without the spaces around it. */
function tagsOf(given: readonly string[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const tag of given.map((one) => one.trim().replaceAll(/\s+/g, ' '))) {
    const word = tag.toLowerCase();
    if (!isBlank(tag) && !byWord.has(word)) byWord.set(word, tag);
  }
  return [...byWord.values()];
}

/** The columns of what is given. @throws RefusalError 400 with every fault */
async function generalOf(engine: Engine, actor: Actor, given: General): Promise<readonly Written[]> {
  const { displayName, link, avatarId } = given;
  const name = displayName?.trim();
  const address = link?.trim() || null;
  const face = avatarId ? await faceFault(engine, actor, avatarId) : null;
  const faults = [
    ...(name !== undefined && isBlank(name) ? [fieldRefusal('displayName', 'required')] : []),
    ...(address === null || patterns.link.regex.test(address) ? [] : [fieldRefusal('link', 'link')]),
    ...(face === null ? [] : [face]),
  ];
  if (faults.length > 0) throw invalid(faults);
  return [
    ...(name === undefined ? [] : [{ column: 'display_name', value: name }]),
    ...(link === undefined ? [] : [{ column: 'link', value: address }]),
    ...(avatarId === undefined ? [] : [{ column: 'avatar_id', value: avatarId }]),
  ];
}

/** Writes over the version that is named. @throws RefusalError 404, or 400 `staleVersion` with the favourite as it is */
async function write(
  connection: Connection,
  id: string,
  version: number,
  written: readonly Written[],
): Promise<FavoriteRow> {
  const sets = written.map(({ column }, index) => `${column} = $${index + 2}`);
  const held = await hold(connection, id);
  if (held !== version) {
    throw new RefusalError('staleVersion', 'staleVersion', {
      data: { current: favoriteOf(await readOne(connection, id)) },
    });
  }
  await connection.query({
    text: `update favorite set ${[...sets, 'version = version + 1'].join(', ')} where id = $1`,
    values: [id, ...written.map(({ value }) => value)],
  });
  return readOne(connection, id);
}

/** The writes of favourites. Each is for all app admins; a change names the version that its writer has seen. */
export interface FavoriteWrites {
  add(actor: Actor, given: General & { readonly displayName: string }, on?: Connection): Promise<Favorite>;
  changeGeneral(actor: Actor, id: string, version: number, given: General): Promise<Favorite>;
  changeTags(id: string, version: number, tags: readonly string[]): Promise<Favorite>;
  /** Says who belong with somebody: these, and nobody else. Both sides show it. */
  connect(id: string, version: number, ids: readonly string[]): Promise<Favorite>;
  /** Each answers how many it changed. */
  setStatus(ids: readonly string[], status: number): Promise<number>;
  mark(ids: readonly string[], isMarked: boolean): Promise<number>;
  /** Removes somebody for good. */
  remove(id: string): Promise<void>;
}

/** Favourites over the engine's database and clock. */
export function createFavoriteWrites(engine: Engine): FavoriteWrites {
  const { database } = engine;
  const now = () => new Date(engine.clock()).toISOString();
  const inside = <T>(work: (connection: Connection) => Promise<T>) => database.transaction(aboveAgencies, work);

  const face = async (connection: Connection, row: FavoriteRow, avatarId: string | null | undefined) => {
    if (avatarId === undefined) return;
    await dropFace(connection, row.id);
    if (avatarId !== null) await keepFace(connection, row.id, row.display_name, avatarId);
  };

  return {
    add: async (actor, given, on) => {
      const written = await generalOf(engine, actor, given);
      const id = v7({ msecs: engine.clock() });
      const columns = written.map(({ column }) => column);
      const work = async (connection: Connection) => {
        await connection.query({
          text: `insert into favorite (id, created_by, created_at, marked_at, ${columns.join(', ')})
            values ($1, $2, $3, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')})`,
          values: [id, actor.accountId, now(), ...written.map(({ value }) => value)],
        });
        const row = await readOne(connection, id);
        await face(connection, row, given.avatarId);
        return favoriteOf(row);
      };
      return on ? work(on) : inside(work);
    },

    changeGeneral: async (actor, id, version, given) => {
      const written = await generalOf(engine, actor, given);
      return inside(async (connection) => {
        const row = await write(connection, id, version, written);
        await face(connection, row, given.avatarId);
        return favoriteOf(row);
      });
    },

    changeTags: (id, version, tags) =>
      inside(async (connection) =>
        favoriteOf(await write(connection, id, version, [{ column: 'tags', value: tagsOf(tags) }])),
      ),

    connect: (id, version, ids) =>
      inside(async (connection) => {
        await write(connection, id, version, []);
        const others = [...new Set(ids.map((one) => one.toLowerCase()))];
        const { rows: known } = await connection.query<{ id: string }>({
          text: 'select id from favorite where id = any($1::uuid[]) and id <> $2 for key share',
          values: [others, id],
        });
        if (known.length < others.length) throw invalid([fieldRefusal('ids', 'notFound')]);
        // Who was unmarked is not shown, so that to leave them out does not mean to part from them.
        await connection.query({
          text: `delete from favorite_connection c using favorite o
            where $1 in (c.favorite_id, c.other_id) and o.is_marked
              and o.id = case when c.favorite_id = $1 then c.other_id else c.favorite_id end and o.id <> all($2::uuid[])`,
          values: [id, others],
        });
        await connection.query({
          text: `insert into favorite_connection (favorite_id, other_id)
            select least($1::uuid, o), greatest($1::uuid, o) from unnest($2::uuid[]) o on conflict do nothing`,
          values: [id, others],
        });
        return favoriteOf(await readOne(connection, id));
      }),

    setStatus: async (ids, status) => {
      const { count } = await database.query(null, {
        text: `update favorite set status = $2, version = version + 1 where id = any($1::uuid[]) and status <> $2`,
        values: [ids, nameOf(favoriteStatuses, status)],
      });
      return count;
    },

    mark: async (ids, isMarked) => {
      const { count } = await database.query(null, {
        text: `update favorite set is_marked = $2, marked_at = $3 where id = any($1::uuid[]) and is_marked <> $2`,
        values: [ids, isMarked, now()],
      });
      return count;
    },

    remove: (id) =>
      inside(async (connection) => {
        await hold(connection, id);
        await connection.query({ text: 'delete from favorite where id = $1', values: [id] });
        await dropFace(connection, id);
        await connection.query({
          text: 'delete from record where agency_id = $1 and id = $2',
          values: [aboveAgencies, id],
        });
      }),
  };
}
