import type { Actor } from '../../../../schema/access/access.ts';
import type { UndatedItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { calendarSql } from '../../../../schema/language/effects/calendar.ts';
import type { Engine } from '../../../engine/engine.ts';
import { calendarEntities, filtersOf, peopleConditions, readRecords, type CalendarQuery } from './list.ts';

/** Items without a date of a kind in one answer. */
const most = 50;

/**
 * Returns what is open and has no date yet, of the reader or of one person: in the calendar of everybody it would be a list
 * of its own. Undefined where nobody asks for it.
 */
export async function undatedIn(
  engine: Engine,
  actor: Actor,
  query: CalendarQuery,
): Promise<readonly UndatedItem[] | undefined> {
  const isOfOne = query.view === 'PERSONAL' || query.personIds?.length === 1;
  if (query.withUndated !== true || !isOfOne) return undefined;
  const entities = calendarEntities(engine, actor).filter(
    ({ name, calendar, fields }) =>
      fields[calendar?.start ?? '']?.kind === 'zoned' && query.kinds?.includes(name) !== false,
  );
  const found = await Promise.all(
    entities.map(async (entity) => {
      const { tabs = '', open, namedFilters } = entity.list;
      const filters = filtersOf(engine.model(entity.name), query);
      if (filters === null) return [];
      const isOpen = open && namedFilters?.[tabs] ? { [tabs]: open } : {};
      const rows = await readRecords(
        engine,
        actor,
        entity,
        { ...isOpen, ...filters },
        (place) => {
          const people = peopleConditions(place, actor, query);
          const sql = calendarSql(entity, 't.');
          return people === null || sql === null ? null : [`${sql.begin} is null`, ...people];
        },
        { limit: most },
      );
      return rows.map(({ record }) => ({
        id: record['id'] as string,
        kind: entity.name,
        displayName: String(record[entity.title] ?? ''),
      }));
    }),
  );
  return found.flat().toSorted((one, other) => one.displayName.localeCompare(other.displayName));
}
