import { lazy, Suspense, type RefObject } from 'react';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import type { LiveRows } from '../../live/useLiveRows.ts';
import { useViewFields } from '../../view-fields/viewFields.ts';
import { ListSkeleton } from '../rows/ListSkeleton.tsx';
import { useOpenList } from '../rows/OpenListContext.ts';
import { lateCards } from './cards/lateCards.ts';
import { RecordTable } from './table/RecordTable.tsx';

const { Part: RecordCards } = lateCards;
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));

interface ListBodyProps {
  /** Scroll container of the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly markOf: LiveRows['markOf'];
  /** The record that one comes back from, by its id. */
  readonly returned: string | null;
}

/** The rows of a list, or why there are none and what to do about it. */
export function ListBody({ scroller, markOf, returned }: ListBodyProps) {
  const { entity, list, isNarrow, picking, state } = useOpenList();
  const { columns, isSettled } = useViewFields(entity);
  const skeleton = <ListSkeleton columns={columns.length} isNarrow={isNarrow} canPick={picking !== undefined} />;

  if (list.records === undefined || !isSettled) {
    if (list.error) return <LoadFailed onRetry={list.retry} />;
    return skeleton;
  }

  const isBeyondEnd = list.records.length === 0 && state.pageIndex > 0 && (list.total ?? 0) > 0;
  // That there was nothing before says nothing of what comes.
  const isToCome = list.records.length === 0 && list.isStale && !list.error;
  if (isBeyondEnd || isToCome) return skeleton;
  if (list.records.length === 0) {
    return (
      <Suspense fallback={skeleton}>
        <EmptyList />
      </Suspense>
    );
  }

  return isNarrow ? (
    <Suspense fallback={skeleton}>
      <RecordCards records={list.records} scroller={scroller} markOf={markOf} />
    </Suspense>
  ) : (
    <RecordTable records={list.records} scroller={scroller} markOf={markOf} returned={returned} />
  );
}
