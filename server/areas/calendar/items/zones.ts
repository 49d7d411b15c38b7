import { can, canField } from '../../../../schema/access/can.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Engine } from '../../../engine/engine.ts';
import { readRecords } from './list.ts';
import type { CalendarWindow } from './window.ts';

/** Reads the zones of people of a kind, as far as the actor may read them and their zone. */
async function zonesOfKind(engine: Engine, actor: Actor, entity: AnyEntity, ids: readonly string[]) {
  const { name, calendar, fields } = entity;
  const zone = calendar?.zone;
  const mayRead = can(actor, 'read', name, engine.registry) !== 'no';
  if (zone === undefined || ids.length === 0 || !mayRead || canField(actor, fields[zone]?.access) === 'none') return [];
  const column = engine.model(name).column(zone)?.column ?? zone;
  const found = await readRecords(
    engine,
    actor,
    entity,
    {},
    ({ values }) => [`t.id = any(${values.add(ids)}::uuid[])`, `t.${column} is not null`],
    { further: [zone], limit: ids.length },
  );
  return found.map(({ record }) => [record['id'] as string, record[zone] as string] as const);
}

/** Returns items with the zones of their people, where these have others than the reader and the item has moments. */
export async function withZones(
  engine: Engine,
  actor: Actor,
  items: readonly CalendarItem[],
  { zone: ownZone }: Pick<CalendarWindow, 'zone'>,
): Promise<readonly CalendarItem[]> {
  const people = items.filter(({ isAllDay }) => !isAllDay).flatMap((item) => item.people as readonly Reference[]);
  const kinds = engine.registry.all.filter(({ calendar }) => calendar?.zone !== undefined);
  const found = await Promise.all(
    kinds.map((entity) => {
      const ids = people.filter(({ kind }) => kind === entity.name).map(({ id }) => id);
      return zonesOfKind(engine, actor, entity, [...new Set(ids)]);
    }),
  );
  const zoneOf = new Map(found.flat());
  if (zoneOf.size === 0) return items;
  return items.map((item) => {
    if (item.isAllDay) return item;
    const zones = [...new Set(item.people.map(({ id }) => zoneOf.get(id)))].filter(
      (zone): zone is string => zone !== undefined && zone !== ownZone,
    );
    return zones.length === 0 ? item : { ...item, zones };
  });
}
