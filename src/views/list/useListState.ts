import { useNotify } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { useAgencyEntity } from '../agencyEntity.ts';
import { asksForAdded, isTooLong, readListState, writeListState, type ListState } from '../listState.ts';

export interface ListAddress {
  readonly state: ListState;
  /** Goes to another state; false where its address would be too long, which is said in a notice (AB 5). */
  readonly go: (next: ListState, options?: { readonly replace?: boolean }) => boolean;
}

/**
 * The state of a list, kept in the address and nowhere else. `isRead` is false while the address asks for a field that the
 * agency may have added: the state says nothing of it yet.
 */
export function useListState(declared: AnyEntity): ListAddress & { readonly isRead: boolean } {
  const { entity, isSettled } = useAgencyEntity(declared);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const state = useMemo(() => readListState(search, entity), [search, entity]);
  const go = useCallback<ListAddress['go']>(
    (next, { replace = false } = {}) => {
      const query = writeListState(next, entity);
      if (isTooLong(query)) {
        notify('rules.longFilterMessage', { type: 'warning' });
        return false;
      }
      void navigate({ pathname, search: query === '' ? '' : `?${query}` }, { replace });
      return true;
    },
    [entity, navigate, notify, pathname],
  );
  return { state, go, isRead: isSettled || !asksForAdded(search) };
}
