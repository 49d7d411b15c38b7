import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import type { DashboardRow, DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { zonedKeys } from '../../../../schema/fields/zoned.ts';
import { quietTiles, type DashboardTile } from '../../../../schema/areas/insight/dashboard.ts';
import type { Engine } from '../../../engine/engine.ts';
import { avatarOf } from '../../../engine/writing/write.ts';
import { countRecords, listRecords } from '../../../engine/reading/list.ts';
import { readDashboardSettings, shownTiles } from './settings.ts';
import { tileSources, type ReadWrites, type TileContext, type TileList } from './tiles.ts';

function rowOf(
  kind: string,
  title: string,
  { at = '', about = [] }: TileList,
  record: Readonly<Record<string, unknown>>,
): DashboardRow {
  const { day, isAllDay } = zonedKeys(at);
  const value = record[at] ?? null;
  const isDay = typeof value === 'string' || record[isAllDay] === true;
  const people = about.flatMap((key) => (record[key] ?? []) as Reference | readonly Reference[]).flat();
  return {
    id: record['id'] as string,
    kind,
    displayName: String(record[title] ?? ''),
    avatar: avatarOf(record),
    at: isDay ? null : (value as number | null),
    day: isDay ? ((record[day] ?? value) as string) : null,
    about: people.length > 0 ? people.map(({ displayName }) => displayName).join(', ') : null,
  };
}

/** Answer of a tile of which nothing was read. */
const emptyTile = (name: DashboardTile): DashboardTileAnswer => ({
  name,
  entity: null,
  total: null,
  filters: {},
  orderBy: null,
  rows: [],
  hasFailed: false,
});

async function readTile(context: TileContext, name: DashboardTile): Promise<DashboardTileAnswer | null> {
  const { engine, actor } = context;
  const list = tileSources[name];
  if ('read' in list) return { ...emptyTile(name), ...(await list.read(context)) };
  const filters = list.filters(context);
  if (filters === null) return null;
  const { entity, orderBy, rows: size } = list;
  const found = { ...emptyTile(name), entity, filters: { ...filters }, orderBy: orderBy ?? null };
  if (size === 0) return { ...found, ...(await countRecords(engine, actor, entity, { filters })) };
  const page = await listRecords(engine, actor, entity, {
    filters,
    pageSize: size,
    ...(orderBy !== undefined && { orderBy, orderDirection: 'ASC' }),
  });
  const { title } = engine.registry.get(entity);
  return { ...found, total: page.total ?? 0, rows: page.data.map((record) => rowOf(entity, title, list, record)) };
}

/**
 * Returns the tiles of the page Today, each read with the actor's rights and by the actor's day. A tile that cannot be read
 * says so, and takes none of the others away.
 */
export async function readToday(
  engine: Engine,
  actor: Actor,
  log: Pick<FastifyBaseLogger, 'error'>,
  readWrites: ReadWrites,
): Promise<{ tiles: DashboardTileAnswer[] }> {
  const settings = await readDashboardSettings(engine, actor);
  const context: TileContext = { engine, readWrites, actor, now: engine.clock(), today: engine.today(actor) };
  const read = await Promise.allSettled(shownTiles(settings).map((name) => readTile(context, name)));
  return {
    tiles: shownTiles(settings).flatMap((name, index) => {
      const one = read[index];
      if (one?.status !== 'fulfilled') {
        log.error({ tile: name, err: one?.reason as unknown }, 'a tile cannot be read');
        return [{ ...emptyTile(name), hasFailed: true }];
      }
      if (one.value?.total === 0 && quietTiles.includes(name)) return [];
      return one.value ?? [];
    }),
  };
}
