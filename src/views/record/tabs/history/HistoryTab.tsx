import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { owners } from '../../../../../schema/routes/screen.ts';
import { defaultPageSize } from '../../../../../schema/rules/limits.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { ActivityFeed } from '../../../activity/ActivityFeed.tsx';
import { HistorySkeleton } from '../../../changes/HistorySkeleton.tsx';
import { HistoryItem } from './HistoryItem.tsx';

interface HistoryTabProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** The record as its page has it, where merges can be undone. */
  readonly record?: WireRecord;
}

/** Returns true if the records of an entity own others, whose writes their page can show too. */
const hasOwned = ({ name }: AnyEntity) => (owners as readonly string[]).includes(name);

/**
 * Every write of a record, newest first: who, when, and what it changed. Talents, scouts, partners and staff can show the
 * writes of all that belongs to them instead.
 */
export function HistoryTab(props: HistoryTabProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (!hasOwned(props.entity)) return <OwnHistory {...props} />;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isWhole}
        aria-label={translate('app.activity.scope')}
        onChange={(_event, chosen: boolean | null) => setWhole(chosen ?? isWhole)}
        sx={{ mx: { xs: 2, md: 2.5 }, mt: 2 }}
      >
        <ToggleButton value={false}>{translate('app.activity.ofRecord')}</ToggleButton>
        <ToggleButton value>{translate('app.activity.ofAll')}</ToggleButton>
      </ToggleButtonGroup>
      {isWhole ? (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
          <ActivityFeed ownerId={props.id} />
        </Box>
      ) : (
        <OwnHistory {...props} />
      )}
    </>
  );
}

function OwnHistory({ entity, id, record }: HistoryTabProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [entity.name, 'history', { id }],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.history(entity.name, id, { pageIndex: pageParam, pageSize: defaultPageSize, signal }),
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
          <HistoryItem key={entry.id} entity={entity} entry={entry} record={record} />
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
