import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { LoadFailed } from '../../layout/states/LoadFailed.tsx';
import { Message } from '../../layout/states/Message.tsx';
import { EmptyIcon, NoMatchIcon } from '../../widgets/icons.tsx';
import { changeListState } from '../listState.ts';
import { useViewFields } from '../viewFields.ts';
import type { Picking } from './bulk/usePicking.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { AddButton } from './ListTools.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import type { ListAddress } from './useListState.ts';
import type { RecordList } from './useRecordList.ts';

interface ListBodyProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly list: RecordList;
  readonly isNarrow: boolean;
  /** What scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly picking: Picking | undefined;
}

/** The rows of a list, or why there are none and what to do about it. */
export function ListBody({ entity, list, isNarrow, scroller, picking, state, go }: ListBodyProps) {
  const translate = useTranslate();
  const { columns, isSettled } = useViewFields(entity);
  const name = translate(`resources.${entity.name}.name`, { smart_count: 2 }).toLocaleLowerCase();

  if (list.records === undefined || !isSettled) {
    if (list.error) return <LoadFailed onRetry={list.retry} />;
    return <ListSkeleton columns={columns.length} isNarrow={isNarrow} />;
  }

  const isBeyondEnd = list.records.length === 0 && state.pageIndex > 0 && (list.total ?? 0) > 0;
  if (isBeyondEnd) return <ListSkeleton columns={columns.length} isNarrow={isNarrow} />;

  if (list.records.length === 0) {
    const isNarrowed = state.keyword !== '' || Object.keys(state.filters).length > 0 || state.pageIndex > 0;
    if (isNarrowed) {
      return (
        <Message
          icon={NoMatchIcon}
          title={translate('app.empty.noResults')}
          lead={translate('app.views.list.noResults', { name })}
        >
          <Button onClick={() => go(changeListState(state, { keyword: '', filters: {} }))}>
            {translate('app.views.list.clearFilters')}
          </Button>
        </Message>
      );
    }
    return (
      <Message
        icon={EmptyIcon}
        title={translate('app.empty.noData')}
        lead={translate(state.deleted ? 'app.views.list.noDeleted' : 'app.views.list.noData', {
          name,
          days: restoreDays,
        })}
      >
        {!state.deleted && <AddButton entity={entity} />}
      </Message>
    );
  }

  const restoreOf = (record: WireRecord) => (
    <RestoreButton resource={entity.name} record={record} name={String(record[entity.title] ?? '')} />
  );
  return isNarrow ? (
    <RecordCards entity={entity} records={list.records} {...(state.deleted && { actionOf: restoreOf })} />
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
    />
  );
}
