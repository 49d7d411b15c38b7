import { changedAt, listFiltersOf } from '../../../../schema/language/listFilters.ts';
import { rangeOf } from '../../../../schema/language/listRange.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { endOfDay, isDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { RefusedError } from './asking.ts';

type Values = Readonly<Record<string, unknown>>;

/** A period in days, either end open. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Returns the filter by which a list without a range is bounded: the first by days or moments. */
function datedFilter(entity: AnyEntity) {
  return listFiltersOf(entity)
    .filter(({ name, isNamed }) => !isNamed && name !== changedAt)
    .map(({ name, params }) => ({ kind: entity.fields[name]?.kind, params }))
    .find(({ kind }) => kind === 'date' || kind === 'instant' || kind === 'zoned')?.params;
}

/**
 * Returns the parameters that bound a list by days of a time zone: those of its range, else of its first filter by days or
 * moments. Refuses a list that has neither.
 */
export function periodValues(entity: AnyEntity, { from, to }: Period, zone: string): Values {
  if (from === undefined && to === undefined) return {};
  const wrong = [from, to].find((day) => day !== undefined && !isDay(day));
  if (wrong !== undefined) throw new RefusedError(`There is no day ${wrong}`);
  const start = from === undefined ? undefined : startOfDay(from, zone);
  const end = to === undefined ? undefined : endOfDay(to, zone);
  if (rangeOf(entity.list)) return { fromDate: start, toDate: end };
  const filter = datedFilter(entity);
  if (!filter) throw new RefusedError(`A list of ${entity.plural} has no period`);
  const values = filter.map(({ param, match, schema }): [string, unknown] => {
    const isDay = schema['format'] === 'date';
    return [param, match === 'from' ? (isDay ? from : start) : isDay ? to : end];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
