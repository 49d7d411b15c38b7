import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { defaultPageSize } from '../../../../../schema/rules/limits.ts';
import type { HistoryEntry, HistoryParams, Page } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { HistorySkeleton } from '../../../changes/HistorySkeleton.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import type { RestoreWith } from './Restore.tsx';

interface HistoryEntriesProps extends RestoreWith {
  /** Words for an edit of what is no record. */
  readonly edited?: string;
  readonly entity: AnyEntity;
  readonly queryKey: readonly unknown[];
  readonly read: (page: HistoryParams) => Promise<Page<HistoryEntry>>;
  /** The record as its page has it, where writes can be undone. */
  readonly record: WireRecord | undefined;
}

/** The writes of one record or of settings, newest first, a page at a time. */
export function HistoryEntries({ entity, queryKey, read, record, restore, edited }: HistoryEntriesProps) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ pageIndex: pageParam, pageSize: defaultPageSize, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.loadMore ? last.nextPageIndex : null),
  });

  if (isPending) {
    return (
      <Box sx={{ px: 2.5, py: 2 }}>
        <HistorySkeleton />
      </Box>
    );
  }
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) {
    return (
      <Message icon={EmptyIcon} title={translate('app.empty.nothing')} lead={translate('app.views.history.none')} />
    );
  }
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, maxWidth: 860 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entity={entity} entry={entry} record={record} restore={restore} edited={edited} />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.views.list.loadMore')}
        </Button>
      )}
    </Box>
  );
}
