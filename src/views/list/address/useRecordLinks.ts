import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { isDialog, summaryTab } from '../../../../schema/language/tabs.ts';
import { addScreen, editPath, ownedPath, pagePath } from '../../../widgets/link/recordPath.ts';
import { askingFor, newRecord } from '../../../widgets/record-param/openRecordParam.ts';
import type { ListEntry } from './history/listEntry.ts';
import { trailOf, type Trail, type TrailState } from '../../trail/trail.ts';
import { copyPath } from '../../form/copyAddress.ts';
import { useListOwner } from '../../owner/ListOwner.ts';

/** A way out of a list, and what the history keeps with it. */
export interface RecordLink {
  readonly to: string;
  readonly state?: ListEntry & TrailState;
}

/** Links for showing, editing and adding a list's records. */
export interface RecordLinks {
  /** Returns the address at which a record is shown; null if no screen does. */
  readonly openOf: (id: string) => RecordLink | null;
  /** Returns the address at which it is edited; null if no screen offers that. */
  readonly editOf: (id: string) => RecordLink | null;
  /** Returns the address for adding a copy of it; null if its declaration offers no copies. */
  readonly copyOf: (id: string) => RecordLink | null;
  /** Address for adding a record. */
  readonly add: RecordLink | null;
}

const over: ListEntry = { over: true };
const editing: ListEntry = { ...over, editing: true };

/**
 * Returns the addresses for showing, editing and adding a list's records: their own pages. Records without one open
 * over the list, by the `id` in its address (AB 2).
 */
export function useRecordLinks(entity: AnyEntity): RecordLinks {
  const { name } = entity;
  const { pathname, search, state } = useLocation();
  const owner = useListOwner();
  const isHere = owner !== null || isDialog(entity);
  const fixed = owner?.filter;
  const outer = trailOf(state);
  const added = owner?.add;
  const { kind, id: ownerId } = owner?.subject ?? {};
  const place = isHere ? pathname : null;
  const query = isHere ? askingFor(search, null) : '';
  return useMemo(() => {
    const within = kind === undefined || ownerId === undefined ? undefined : { kind, id: ownerId };
    const kept = outer && { trail: outer };
    const trail: Trail = { kind: name, pathname, search, ...(fixed && { fixed }), ...(outer && { outer }) };
    const here = (id: string, copied?: string, entry: ListEntry = over) =>
      place === null ? null : { to: place + askingFor(query, id, copied), state: { ...entry, ...kept } };
    const { edits } = entity.detail;
    const formOf = (id: string) => (edits === 'never' ? null : here(id, undefined, edits ? editing : over));
    const linkTo = (path: string | null | undefined) => (path == null ? null : { to: path });
    const there = (path: string | null | undefined) => (path == null ? null : { to: path, state: { trail } });
    return {
      openOf: (id) => there(pagePath(name, id, summaryTab, within)) ?? here(id),
      editOf: (id) =>
        there(editPath(name, id, summaryTab, within)) ?? linkTo(place && ownedPath(name, place, id)) ?? formOf(id),
      copyOf: (id) => linkTo(copyPath(entity, id)) ?? (entity.copy ? here(newRecord, id) : null),
      add: linkTo(added ?? (place && ownedPath(name, place)) ?? addScreen(name)?.pattern) ?? here(newRecord),
    };
  }, [added, entity, fixed, kind, name, outer, ownerId, pathname, place, query, search]);
}
