import { useNotify } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { useAgencyEntity } from '../agencyEntity.ts';
import { useListReader } from '../listReader.ts';
import { asksForAdded, isTooLong, writeListState, type ListState } from '../listState.ts';
import { readListAddress, type ListReading } from '../readListState.ts';
import { refusedBefore, steppedBack, withRefused } from './refusedBefore.ts';
import { useAskedRecord } from './useAskedRecord.ts';

export interface ListAddress {
  readonly state: ListState;
  /** Goes to another state; false where its address would be too long, which is said in a notice (AB 5). */
  readonly go: (next: ListState, options?: { readonly replace?: boolean }) => boolean;
}

/** What the address says of a list for the signed-in person, what was refused on the way to it included. */
export function useListReading(declared: AnyEntity): ListReading & { readonly isRead: boolean } {
  const { entity, isSettled } = useAgencyEntity(declared);
  const reader = useListReader();
  const { search, state: kept } = useLocation() as { search: string; state: unknown };
  const isRead = isSettled || !asksForAdded(search);
  return useMemo(() => {
    const { state, refused } = readListAddress(search, entity, reader);
    return { state, refused: isRead ? [...refusedBefore(kept), ...refused] : [], isRead };
  }, [entity, isRead, kept, reader, search]);
}

/** Says whether the address of a state would be too long, in a notice too (AB 5). */
export function useRefuseLong(declared: AnyEntity): (next: ListState) => boolean {
  const { entity } = useAgencyEntity(declared);
  const reader = useListReader();
  const notify = useNotify();
  return useCallback(
    (next) => {
      const isLong = isTooLong(writeListState(next, entity, reader));
      if (isLong) notify('rules.longFilterMessage', { type: 'warning' });
      return isLong;
    },
    [entity, notify, reader],
  );
}

/**
 * The state of a list, kept in the address and nowhere else. `isRead` is false while the address asks for a field that the
 * agency may have added, and where it leads on to a record: the state says nothing of it yet.
 */
export function useListState(declared: AnyEntity): ListAddress & { readonly isRead: boolean } {
  const { entity } = useAgencyEntity(declared);
  const reader = useListReader();
  const { state, refused, isRead } = useListReading(declared);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refuseLong = useRefuseLong(declared);
  const isLeadingOn = useAskedRecord(entity.name, writeListState(state, entity, reader));
  const go = useCallback<ListAddress['go']>(
    (next, { replace = false } = {}) => {
      if (refuseLong(next)) return false;
      const query = writeListState(next, entity, reader);
      // Whoever is led back from beyond the end is told so, with whatever else was wrong with the address.
      const lost = replace ? steppedBack(state, next) : null;
      const told = lost === null ? {} : { state: withRefused([...refused, lost]) };
      void navigate({ pathname, search: query === '' ? '' : `?${query}` }, { replace, ...told });
      return true;
    },
    [entity, navigate, pathname, reader, refuseLong, refused, state],
  );
  return { state, go, isRead: isRead && !isLeadingOn };
}
