import { createContext, useContext } from 'react';
import type { Action } from '../../../schema/access/access.ts';
import { offers } from '../../../schema/language/operations.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useMay } from '../../widgets/access/useMay.ts';

/** Record to which a new one is added: of its page, or of a panel over it. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
  /** The record as far as it is known. */
  readonly record?: WireRecord | undefined;
}

/** Record on whose page a list is: the list shows only what that record owns. */
export interface ListOwner {
  /** The kind of page: for it columns are remembered (AB 2) and filters kept (AB 3, `ownerType`). */
  readonly page: string;
  /** Filter that is added to every request of the list. */
  readonly filter: Filter;
  /** True if the person may edit the record, and therefore what it owns. */
  readonly mayWrite: boolean;
  /** The field by which each record of the list names the owner: records are made and edited without it. */
  readonly field?: string;
  /** Record that a new one references from the start. */
  readonly subject: Subject;
  /**
   * Address for adding a record that has this owner from the start; by default a dialog over the list, or the usual add
   * page.
   */
  readonly add?: string;
}

/** Owner on whose page the list is; null for a page of its own. */
export const ListOwnerContext = createContext<ListOwner | null>(null);

/** Returns the owner on whose page the list is; null for a page of its own. */
export function useListOwner(): ListOwner | null {
  return useContext(ListOwnerContext);
}

/**
 * Returns true if the person may perform an action on records of the list, even if only on some (AB 6). The server
 * decides.
 */
export function useMayInList(action: Action, entity: AnyEntity): boolean {
  const owner = useListOwner();
  const may = useMay(action, entity.name);
  // Records that nobody deletes have no list of deleted ones, and some are made on the pages of others.
  if ((action === 'restore' || action === 'create') && !offers(entity, action)) return false;
  return may && (action === 'export' || action === 'read' || owner === null || owner.mayWrite);
}
