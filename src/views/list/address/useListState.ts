import { useNotify } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { useListReader } from './listReader.ts';
import { isTooLong, writeListState, type ListState } from './listState.ts';
import { listAt, type ListAt } from './listAt.ts';
import type { Refused } from './readListState.ts';
import { readEntry, type ListEntry, type SheetEntry } from './history/listEntry.ts';
import { trailState } from '../../trail/trail.ts';
import { placeOfQuery } from './tabAddress.ts';
import { useOpenRecord } from './history/useOpenRecord.ts';

/** Options of a navigation. */
export interface Going {
  /** It takes the place of the address that is left. */
  readonly replace?: boolean;
  /** Part of the address that this navigation drops: reported to the person, with any other errors of the address. */
  readonly lost?: Refused;
  /** The sheet of filters that stays open. */
  readonly sheet?: SheetEntry;
}

/** State of a list, with the function that changes it. */
export interface ListAddress {
  readonly state: ListState;
  /** Navigates to another state; false with a notice if its filter would be too long (AB 5). */
  readonly go: (next: ListState, going?: Going) => boolean;
}

/** Says whether the filter of a state would be too long, in a notice too (AB 5). */
export function useRefuseLong(declared: AnyEntity): (next: ListState) => boolean {
  const { entity } = useAgencyEntity(declared);
  const reader = useListReader();
  const notify = useNotify();
  return useCallback(
    (next) => {
      const isLong = isTooLong(next, entity, reader);
      if (isLong) notify('rules.longFilterMessage', { type: 'warning' });
      return isLong;
    },
    [entity, notify, reader],
  );
}

/** The state that the address is about to have, and the place that it leaves: another one each time that one is gone to. */
interface Coming {
  readonly state: ListState;
  readonly from: Location;
}

/**
 * Returns the state of a list, which is stored in the address alone; changes made before the address has followed build
 * on each other. `isRead` is false while a custom field in the address is not yet known, and while the address
 * redirects to a record: the state is not valid then.
 */
export function useListState(declared: AnyEntity): ListAddress & Omit<ListAt, 'state'> {
  const known = useAgencyEntity(declared);
  const { entity } = known;
  const reader = useListReader();
  const place = useLocation();
  const { state: shown, refused, isRead } = useMemo(() => listAt(place, known, reader), [known, place, reader]);
  const { pathname } = place;
  const [coming, setComing] = useState<Coming | null>(null);
  const state = coming?.from === place ? coming.state : shown;
  const navigate = useNavigate();
  const refuseLong = useRefuseLong(declared);
  const isLeadingOn = useOpenRecord(entity.name, writeListState(state, entity, reader));
  const go = useCallback<ListAddress['go']>(
    (next, { replace = false, lost, sheet } = {}) => {
      if (refuseLong(next)) return false;
      const query = writeListState(next, entity, reader);
      const entry: ListEntry = {
        ...(lost && { refused: [...refused, lost] }),
        ...(sheet && { sheet }),
        ...(readEntry(place.state).selecting && { selecting: 'goingOn' }),
      };
      const to = placeOfQuery(pathname, query);
      void navigate(to, { replace, state: { ...entry, ...trailState(place.state) } });
      setComing({ state: listAt(to, known, reader).state, from: place });
      return true;
    },
    [entity, known, navigate, pathname, place, reader, refuseLong, refused],
  );
  return { state, refused, go, isRead: isRead && !isLeadingOn };
}
