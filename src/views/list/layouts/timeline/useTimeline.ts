import {
  keepPreviousData,
  useInfiniteQuery,
  useIsMutating,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useDataProvider, type GetListResult } from 'ra-core';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import { zonedKeys } from '../../../../../schema/fields/zoned.ts';
import { dueRuleOf } from '../../../../../schema/language/due.ts';
import type { AnyEntity, TimelineConfig } from '../../../../../schema/language/entity.ts';
import { fieldsAssigning } from '../../../../../schema/language/records/references.ts';
import { maximumPageSize } from '../../../../../schema/rules/limits.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { Filter, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { shownKeys } from '../../../../fields/shownKeys.ts';
import { useLiveSource } from '../../../live/useLiveSource.ts';
import { reachingFields } from '../../../reach/reachesOthers.ts';
import { fieldsNamed } from '../../../view-fields/viewFields.ts';

/** Pages of records that a timeline shows at most. */
const mostPages = 20;

/** Records that a timeline shows at most. */
export const mostRecords = mostPages * maximumPageSize;

type Page = GetListResult<WireRecord>;

/** The records of a timeline, and the way to change one on the screen. */
export interface TimelineQuery {
  /** Undefined until the first ones were read. */
  readonly records: readonly WireRecord[] | undefined;
  /** There are more than it shows. */
  readonly isCut: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly put: (record: WireRecord) => void;
}

/** The wire keys that bars and rows need. */
function useKeys(entity: AnyEntity, { start, end, person, group }: TimelineConfig<string>): readonly string[] {
  const actor = useActor();
  return useMemo(() => {
    const names = [entity.title, dueRuleOf(entity)?.status, person, group, ...fieldsAssigning(entity, true)];
    const known = fieldsNamed(
      entity,
      [...names, ...reachingFields(entity)].filter((name) => name !== undefined),
    ).filter(({ field }) => canField(actor, field.access) !== 'none');
    const dates = [start, end].flatMap((name) => {
      const { moment, zone, isAllDay, day } = zonedKeys(name);
      return entity.fields[name]?.kind === 'zoned' ? [moment, zone, isAllDay, day] : [name];
    });
    return [...new Set([...known.flatMap(shownKeys), ...dates])].toSorted();
  }, [actor, end, entity, group, person, start]);
}

/** Reads all records that a filter finds, page by page, up to `mostRecords`; again when others change one of them. */
export function useTimeline(
  entity: AnyEntity,
  timeline: TimelineConfig<string>,
  filter: Filter,
  isRead: boolean,
  isHeld: boolean,
): TimelineQuery {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const source = useLiveSource();
  const fields = useKeys(entity, timeline);
  const [field, order] = entity.list.sort;
  const queryKey = useMemo(() => [entity.name, 'timeline', { filter, fields }], [entity.name, fields, filter]);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      dataProvider.getList<WireRecord>(entity.name, {
        pagination: { page: pageParam, perPage: maximumPageSize },
        sort: { field, order },
        filter,
        meta: { withTotal: false, fields },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.pageInfo?.hasNextPage && pages.length < mostPages ? pages.length + 1 : undefined,
    enabled: isRead,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching]);

  const records = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const ids = useMemo(() => records?.map(({ id }) => id).join(' ') ?? '', [records]);
  const isBusy = [useIsMutating() > 0, isHeld].some(Boolean);
  const hear = useEffectEvent((known: ReadonlyMap<string, number | null>) => {
    const isNews = records?.some(({ id, version = 0 }) => {
      const now = known.get(id);
      return now !== undefined && (now === null || now > version);
    });
    if (isNews && !isBusy) void refetch();
  });
  useEffect(
    () => (ids === '' ? undefined : source.subscribe(entity.name, ids.split(' '), (known) => hear(known))),
    [entity.name, ids, source],
  );

  const put = useCallback(
    (record: WireRecord) => {
      queryClient.setQueryData<InfiniteData<Page>>(queryKey, (now) => {
        const replaced = (one: WireRecord) => (one.id === record.id ? { ...one, ...record } : one);
        return now && { ...now, pages: now.pages.map((page) => ({ ...page, data: page.data.map(replaced) })) };
      });
      void queryClient.invalidateQueries({ queryKey: [entity.name], refetchType: 'none' });
    },
    [entity.name, queryClient, queryKey],
  );
  return {
    records,
    isCut: data?.pages.length === mostPages && data.pages.at(-1)?.pageInfo?.hasNextPage === true,
    error: query.error,
    retry: () => void refetch(),
    put,
  };
}
