import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { can } from '../../../../../../schema/access/can.ts';
import type { Field } from '../../../../../../schema/fields/field.ts';
import { kindOf } from '../../../../../../schema/fields/kinds.ts';
import { zonedKeys, type ZonedOptions } from '../../../../../../schema/fields/zoned.ts';
import { registry } from '../../../../../../schema/index.ts';
import type { AnyEntity } from '../../../../../../schema/language/entity.ts';
import { rangeOf } from '../../../../../../schema/language/listRange.ts';
import { categoryCodesOf, listFiltersOf } from '../../../../../../schema/language/listFilters.ts';
import { addToDay, endOfDay, startOfDay } from '../../../../../../schema/rules/dates.ts';
import { calledOffCategories } from '../../../../../../schema/rules/statuses.ts';
import { useActor } from '../../../../../authProvider/ActorContext.ts';
import type { GreenroomDataProvider } from '../../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import { rightOn } from '../../../../view-fields/viewFields.ts';
import { ownerParamOf } from '../../../../view-fields/owned.ts';
import { dayOf, daysAhead, type Upcoming } from './upcoming.ts';

/** Number of days that are asked for of each date. */
const atOnce = 3;

/** A day to come of a record that points to the one on the page. */
export interface LinkedDay extends Upcoming {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/**
 * The field of a list whose days are shown, of each by which it can be filtered and sorted: its dates, and the one time
 * that matters, which is when a list of tasks says they are due, else when something begins.
 */
function isShown({ list }: AnyEntity, name: string, field: Field): boolean {
  const { filters = [], sortable = [] } = list;
  if (!filters.includes(name) || !sortable.includes(name)) return false;
  if (field.kind === 'date') return true;
  const range = rangeOf(list)?.field;
  return field.kind === 'zoned' && (range === undefined ? (field as ZonedOptions).after === undefined : range === name);
}

/** The filter that leaves out work that is done or called off. */
function stillAhead(entity: AnyEntity): Readonly<Record<string, readonly string[]>> {
  const filter = listFiltersOf(entity).find(({ categoriesOf }) => categoriesOf !== undefined);
  const [spec] = filter?.params ?? [];
  if (!filter?.categoriesOf || !spec) return {};
  const { open = categoryCodesOf(filter.categoriesOf).filter((code) => !calledOffCategories.includes(code)) } =
    entity.list;
  return { [spec.param]: open };
}

/**
 * Returns the days to come of the records that a page lists (a talent's events, tasks that are due, contracts that start
 * or end), in the reader's zone. Each date asks once, so a list with one date, or with times alone, is asked once.
 */
export function useLinkedDays(
  page: AnyEntity,
  id: string,
  today: string,
  zone: string,
): { isPending: boolean; days: LinkedDay[] } {
  const actor = useActor();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const asked = registry.tabsOf(page).flatMap((tab) => {
    if ((tab.shows !== 'linked' && tab.shows !== 'under') || can(actor, 'read', tab.entity.name, registry) === 'no')
      return [];
    return Object.entries(tab.entity.fields).flatMap(([name, field]) => {
      const isAsked = isShown(tab.entity, name, field) && rightOn(actor, field) !== 'none';
      return isAsked ? [{ entity: tab.entity, by: tab.field, name, field }] : [];
    });
  });
  const queries = useQueries({
    queries: asked.map(({ entity, by, name, field }) => {
      const specs = kindOf(field).filters(name, field);
      const bound = (match: 'from' | 'to') => specs.find((spec) => spec.match === match)?.param ?? name;
      const last = addToDay(today, daysAhead);
      const isTime = field.kind === 'zoned';
      const params = {
        pagination: { page: 1, perPage: atOnce },
        sort: { field: name, order: 'ASC' as const },
        filter: {
          [ownerParamOf(entity, by)]: [id],
          ...stillAhead(entity),
          [bound('from')]: isTime ? startOfDay(today, zone) : today,
          [bound('to')]: isTime ? endOfDay(last, zone) : last,
        },
        meta: { withTotal: false, fields: [entity.title, name, ...(isTime ? [zonedKeys(name).day] : [])] },
      };
      return {
        queryKey: [entity.name, 'getList', params],
        queryFn: ({ signal }: { readonly signal?: AbortSignal }) =>
          dataProvider.getList<WireRecord>(entity.name, { ...params, signal }),
      };
    }),
  });
  return {
    isPending: queries.some((query) => query.isPending),
    days: queries.flatMap(({ data }, index) => {
      const { entity, name, field } = asked[index] ?? {};
      if (entity === undefined || name === undefined || field === undefined) return [];
      return (data?.data ?? []).flatMap((record) => {
        const day = dayOf(name, field, record, zone);
        return day === null ? [] : [{ entity, record, name, field, day }];
      });
    }),
  };
}
