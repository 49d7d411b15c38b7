import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { can } from '../../../../schema/access/can.ts';
import { kindOf } from '../../../../schema/fields/kinds.ts';
import { registry } from '../../../../schema/index.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { rightOn } from '../../viewFields.ts';
import { ownerParamOf } from '../owned.ts';
import { daysAhead, type Upcoming } from './upcoming.ts';

/** Number of days that are asked for of each date. */
const atOnce = 3;

/** A day to come of a record that points to the one on the page. */
export interface LinkedDay extends Upcoming {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/**
 * Returns the days to come of the records that the linked tabs of a page show (a talent's contracts that start or end):
 * of each date by which their list can be filtered and sorted.
 */
export function useLinkedDays(page: AnyEntity, id: string, today: string): { isPending: boolean; days: LinkedDay[] } {
  const actor = useActor();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const asked = registry.tabsOf(page).flatMap((tab) => {
    if ((tab.shows !== 'linked' && tab.shows !== 'under') || can(actor, 'read', tab.entity.name, registry) === 'no')
      return [];
    const { filters = [], sortable = [] } = tab.entity.list;
    return Object.entries(tab.entity.fields).flatMap(([name, field]) => {
      const isAsked = field.kind === 'date' && filters.includes(name) && sortable.includes(name);
      return isAsked && rightOn(actor, field) !== 'none' ? [{ entity: tab.entity, by: tab.field, name, field }] : [];
    });
  });
  const queries = useQueries({
    queries: asked.map(({ entity, by, name, field }) => {
      const specs = kindOf(field).filters(name, field);
      const bound = (match: 'from' | 'to') => specs.find((spec) => spec.match === match)?.param ?? name;
      const params = {
        pagination: { page: 1, perPage: atOnce },
        sort: { field: name, order: 'ASC' as const },
        filter: {
          [ownerParamOf(entity, by)]: [id],
          [bound('from')]: today,
          [bound('to')]: addToDay(today, daysAhead),
        },
        meta: { withTotal: false, fields: [entity.title, name] },
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
      return (data?.data ?? []).map((record) => ({ entity, record, name, field, day: String(record[name]) }));
    }),
  };
}
