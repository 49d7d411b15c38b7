import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { EmptyIcon, FailedIcon, NoMatchIcon } from '../../widgets/icons.tsx';
import { EmptyState } from '../../widgets/empty/EmptyState.tsx';
import { changeListState } from '../listState.ts';
import { messageOf } from '../refusal.ts';
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
}

/** The rows of a list, or why there are none and what to do about it. */
export function ListBody({ entity, list, isNarrow, state, go }: ListBodyProps) {
  const translate = useTranslate();
  const name = translate(`resources.${entity.name}.name`, { smart_count: 2 }).toLocaleLowerCase();

  if (list.records === undefined) {
    if (!list.error) return <ListSkeleton columns={entity.list.columns.length} isNarrow={isNarrow} />;
    return (
      <EmptyState icon={<FailedIcon />} title={translate('app.failed.title')} text={translate(messageOf(list.error))}>
        <Button variant="outlined" color="inherit" onClick={list.retry}>
          {translate('app.actions.tryAgain')}
        </Button>
      </EmptyState>
    );
  }

  if (list.records.length === 0) {
    const isNarrowed = state.keyword !== '' || Object.keys(state.filters).length > 0 || state.pageIndex > 0;
    if (isNarrowed) {
      return (
        <EmptyState
          icon={<NoMatchIcon />}
          title={translate('app.empty.noResults')}
          text={translate('app.views.list.noResults', { name })}
        >
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => go(changeListState(state, { keyword: '', filters: {} }))}
          >
            {translate('app.views.list.clearFilters')}
          </Button>
        </EmptyState>
      );
    }
    return (
      <EmptyState
        icon={<EmptyIcon />}
        title={translate('app.empty.noData')}
        text={translate(state.deleted ? 'app.views.list.noDeleted' : 'app.views.list.noData', { name })}
      >
        {!state.deleted && <AddButton entity={entity} />}
      </EmptyState>
    );
  }

  const restoreOf = (record: WireRecord) => (
    <RestoreButton resource={entity.name} record={record} name={String(record[entity.title] ?? '')} />
  );
  const actionOf = state.deleted ? restoreOf : undefined;
  return isNarrow ? (
    <RecordCards entity={entity} records={list.records} {...(actionOf && { actionOf })} />
  ) : (
    <RecordTable
      entity={entity}
      records={list.records}
      isStale={list.isStale}
      state={state}
      go={go}
      {...(actionOf && { actionOf })}
    />
  );
}
