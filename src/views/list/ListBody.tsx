import { lazy, Suspense, type RefObject } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import type { LiveRows } from '../live/useLiveRows.ts';
import { useViewFields } from '../viewFields.ts';
import type { Picking } from './bulk/usePicking.ts';
import type { Selecting } from './bulk/useSelecting.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { RecordCards } from './cards/RecordCards.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { RestoreButton } from './table/RestoreButton.tsx';
import type { ListAddress } from './useListState.ts';
import type { RecordList } from './useRecordList.ts';

const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));

interface ListBodyProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly list: RecordList;
  readonly isNarrow: boolean;
  /** Scroll container of the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Absent if there are no actions on selected records. */
  readonly picking: Picking | undefined;
  readonly selecting: Selecting;
  readonly markOf: LiveRows['markOf'];
  /** The record that one comes back from, by its id. */
  readonly returned: string | null;
  /** Comes when what had the focus is gone. */
  readonly onLeft: () => void;
}

/** The rows of a list, or why there are none and what to do about it. */
export function ListBody(props: ListBodyProps) {
  const { entity, list, isNarrow, scroller, picking, selecting, markOf, returned, onLeft, state, go } = props;
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
        <EmptyList entity={entity} state={state} go={go} onLeft={onLeft} />
      </Suspense>
    );
  }

  const restoreOf = (record: WireRecord) => (
    <RestoreButton resource={entity.name} record={record} name={String(record[entity.title] ?? '')} />
  );
  return isNarrow ? (
    <RecordCards
      entity={entity}
      list={list}
      records={list.records}
      scroller={scroller}
      state={state}
      go={go}
      actionOf={state.deleted ? restoreOf : undefined}
      picking={picking}
      selecting={selecting}
      markOf={markOf}
    />
  ) : (
    <RecordTable
      entity={entity}
      records={list.records}
      total={list.total}
      isStale={list.isStale}
      scroller={scroller}
      state={state}
      go={go}
      picking={picking}
      markOf={markOf}
      returned={returned}
    />
  );
}
