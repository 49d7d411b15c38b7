import { createContext, use } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Picking } from './bulk/usePicking.ts';
import type { Selecting } from './bulk/useSelecting.ts';
import type { Refused } from '../address/readListState.ts';
import type { ListAddress } from '../address/useListState.ts';
import type { RecordList } from './useRecordList.ts';

/** The list that is open: its entity, what its address says, its records, and how they are selected. */
export interface OpenList extends ListAddress {
  readonly entity: AnyEntity;
  /** Parts of the address that were refused. */
  readonly refused: readonly Refused[];
  readonly list: RecordList;
  readonly isNarrow: boolean;
  /** Absent if there are no actions on selected records. */
  readonly picking: Picking | undefined;
  readonly selecting: Selecting;
  /** Called when what had the focus is gone, and nothing beside it takes it. */
  readonly onLeft: () => void;
}

/** The list around a part of its page; null outside of one. */
export const OpenListContext = createContext<OpenList | null>(null);

/**
 * Returns the list that is open.
 * @throws outside of a list page
 */
export function useOpenList(): OpenList {
  const open = use(OpenListContext);
  if (!open) throw new Error('No list is open here');
  return open;
}
