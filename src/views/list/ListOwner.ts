import { createContext, useContext } from 'react';
import type { Action } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import { useMay } from '../../widgets/access/useMay.ts';

/** The record on whose page a list stands: the list shows what that record owns, and nothing else (design 7). */
export interface ListOwner {
  /** The kind of page: for it columns are remembered (AB 2) and filters kept (AB 3, `ownerType`). */
  readonly page: string;
  /** What every question of the list holds besides what its address says. */
  readonly filter: Filter;
  /** Whether the person may write what the record owns. */
  readonly mayWrite: boolean;
  /** Where a record is made that it has from the start; over the list, or where others are made, unless said. */
  readonly add?: string;
}

export const ListOwnerContext = createContext<ListOwner | null>(null);

/** The record on whose page the list stands; null where it is a page of its own. */
export function useListOwner(): ListOwner | null {
  return useContext(ListOwnerContext);
}

/** Whether the person may do this with records of the list, be it only with some (AB 6). The server decides. */
export function useMayInList(action: Exclude<Action, 'read'>, entity: AnyEntity): boolean {
  const owner = useListOwner();
  const may = useMay(action, entity.name);
  return may && (action === 'export' || owner === null || owner.mayWrite);
}
