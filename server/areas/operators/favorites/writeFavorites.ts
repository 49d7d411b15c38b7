import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import { dropPicture, keepPicture, pictureFault } from '../../../engine/media/keptPicture.ts';
import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import { nameOf } from '../../../../schema/fields/choice.ts';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteStatuses } from '../../../../schema/areas/operators/favorites.ts';
import { favoriteConnectionsLimit } from '../../../../schema/rules/limits.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { aboveAgencies } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { favoriteOf, selected, type FavoriteRow } from './favoriteRows.ts';

/** Personal data of a favourite; keys that a change leaves out stay as they are. */
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

/**
 * Locks a favourite against writes until the transaction ends; returns its state.
 * @throws RefusalError 404
 */
async function hold(connection: Connection, id: string): Promise<Pick<FavoriteRow, 'version' | 'is_marked'>> {
  const { rows } = await connection.query<FavoriteRow>({
    text: 'select version, is_marked from favorite where id = $1 for no key update',
    values: [id],
  });
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Returns each tag once, ignoring case, without surrounding spaces. */
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
  const face = avatarId
    ? await pictureFault(engine, actor, { key: 'avatarId', id: avatarId, options: talent.fields.avatar })
    : null;
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

/**
 * Writes over the version that is named, if one is.
 * @throws RefusalError 404, or 400 `staleVersion` with the favourite as it is
 */
async function write(
  connection: Connection,
  id: string,
  version: number | undefined,
  written: readonly Written[],
): Promise<FavoriteRow> {
  const sets = written.map(({ column }, index) => `${column} = $${index + 2}`);
  const held = await hold(connection, id);
  if (version !== undefined && held.version !== version) {
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

/** The writes of favourites. Each is for all app admins; a change may name the version that its writer has seen. */
export interface FavoriteWrites {
  add(actor: Actor, given: General & { readonly displayName: string }, on?: Connection): Promise<Favorite>;
  changeGeneral(actor: Actor, id: string, version: number | undefined, given: General): Promise<Favorite>;
  changeTags(id: string, version: number | undefined, tags: readonly string[]): Promise<Favorite>;
  /** Adds and removes connections of a favourite; both sides show them. Concurrent changes of others are kept. */
  connect(id: string, add: readonly string[], remove: readonly string[]): Promise<Favorite>;
  /** Each returns the number of changed favourites. */
  setStatus(ids: readonly string[], status: number): Promise<number>;
  mark(ids: readonly string[], isMarked: boolean): Promise<number>;
  /** Deletes an unmarked favourite for good. */
  remove(id: string): Promise<void>;
}

/** Favourites over the engine's database and clock. */
export function createFavoriteWrites(engine: Engine): FavoriteWrites {
  const { database } = engine;
  const now = () => new Date(engine.clock()).toISOString();
  const inside = <T>(work: (connection: Connection) => Promise<T>) => database.transaction(aboveAgencies, work);

  const face = async (connection: Connection, { id, display_name: name, avatar_id: avatarId }: FavoriteRow) => {
    const of = { agencyId: aboveAgencies, id, kind: 'favorite', name } as const;
    await dropPicture(connection, of);
    if (avatarId !== null) await keepPicture(connection, of, avatarId, 'avatarId');
  };

  return {
    add: async (actor, given, on) => {
      const written = await generalOf(on ? within(engine, on) : engine, actor, given);
      const id = v7({ msecs: engine.clock() });
      const columns = written.map(({ column }) => column);
      const work = async (connection: Connection) => {
        await connection.query({
          text: `insert into favorite (id, created_by, created_at, marked_at, ${columns.join(', ')})
            values ($1, $2, $3, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')})`,
          values: [id, actor.accountId, now(), ...written.map(({ value }) => value)],
        });
        const row = await readOne(connection, id);
        await face(connection, row);
        return favoriteOf(row);
      };
      return on ? work(on) : inside(work);
    },

    changeGeneral: async (actor, id, version, given) => {
      const written = await generalOf(engine, actor, given);
      return inside(async (connection) => {
        const row = await write(connection, id, version, written);
        await face(connection, row);
        return favoriteOf(row);
      });
    },

    changeTags: (id, version, tags) =>
      inside(async (connection) =>
        favoriteOf(await write(connection, id, version, [{ column: 'tags', value: tagsOf(tags) }])),
      ),

    connect: (id, add, remove) =>
      inside(async (connection) => {
        const [gained, lost] = [add, remove].map((ids) => [...new Set(ids.map((one) => one.toLowerCase()))].sort());
        // In a fixed order, so that concurrent calls do not deadlock.
        const { rows: held } = await connection.query<{ id: string }>({
          text: 'select id from favorite where id = any($1::uuid[]) order by id for no key update',
          values: [[id, ...(gained ?? [])]],
        });
        const known = new Set(held.map((one) => one.id));
        if (!known.has(id.toLowerCase())) throw notFound();
        if (gained?.some((one) => !known.has(one) || one === id.toLowerCase())) {
          throw invalid([fieldRefusal('add', 'notFound')]);
        }
        await connection.query({
          text: `delete from favorite_connection where (favorite_id, other_id) in
            (select least($1::uuid, o), greatest($1::uuid, o) from unnest($2::uuid[]) o)`,
          values: [id, lost],
        });
        await connection.query({
          text: `insert into favorite_connection (favorite_id, other_id)
            select least($1::uuid, o), greatest($1::uuid, o) from unnest($2::uuid[]) o on conflict do nothing`,
          values: [id, gained],
        });
        const { rows: crowded } = await connection.query({
          text: `select from unnest($1::uuid[]) f(id) where
            (select count(*) from favorite_connection c where f.id in (c.favorite_id, c.other_id)) > $2 limit 1`,
          values: [[...known], favoriteConnectionsLimit],
        });
        if (crowded.length > 0) throw invalid([fieldRefusal('add', 'tooMany', { max: favoriteConnectionsLimit })]);
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
        const { is_marked: isMarked } = await hold(connection, id);
        if (isMarked) throw new RefusalError('transitionRefused', 'favoriteMarked');
        await connection.query({ text: 'delete from favorite where id = $1', values: [id] });
        await dropPicture(connection, { agencyId: aboveAgencies, id });
      }),
  };
}
