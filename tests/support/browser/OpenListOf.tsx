import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { OpenListContext, type OpenList } from '../../../src/views/list/rows/OpenListContext.ts';
import type { RecordList } from '../../../src/views/list/rows/useRecordList.ts';
import { useListState } from '../../../src/views/list/address/useListState.ts';

interface OpenListOfProps extends Partial<Omit<OpenList, 'list' | 'state'>> {
  readonly entity: AnyEntity;
  /** Differences from the state of the address. */
  readonly state?: Partial<OpenList['state']>;
  readonly list?: Partial<RecordList>;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** The list of the address, without records unless given, around a part of a list page. */
export function OpenListOf({ entity, state, list, children, ...others }: OpenListOfProps) {
  const address = useListState(entity);
  const empty: RecordList = {
    records: [],
    total: 0,
    hasNextPage: false,
    error: null,
    isStale: false,
    isFetching: false,
    filter: {},
    filterValues: {},
    fixed: undefined,
    retry: nothing,
    firstPage: 0,
  };
  const open: OpenList = {
    entity,
    go: address.go,
    refused: address.refused,
    isNarrow: false,
    picking: undefined,
    selecting: { isOn: false, start: nothing, end: nothing },
    onLeft: nothing,
    ...others,
    state: { ...address.state, ...state },
    list: { ...empty, ...list },
  };
  return <OpenListContext value={open}>{children}</OpenListContext>;
}
