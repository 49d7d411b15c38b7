import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { syncedPrefix } from '../../store/syncedStore.ts';
import { readSettings, type ColumnSettings } from '../../widgets/grid/columnSettings.ts';
import { useListOwner } from './ListOwner.ts';

const asDeclared: ColumnSettings = {};

/** The key under which the arrangement of a table is kept: the table, and the kind of owner on whose page it stands. */
export function columnsKey(table: string, page?: string): string {
  return syncedPrefix + [table, ...(page === undefined ? [] : [page])].join('.');
}

/** How the signed-in person arranged the columns of a table, where it stands (AB 2), and what changes it. */
export function useColumnSettings(table: string): readonly [ColumnSettings, (settings: ColumnSettings) => void] {
  const page = useListOwner()?.page;
  const [kept, setKept] = useStore<ColumnSettings>(columnsKey(table, page), asDeclared);
  const settings = useMemo(() => readSettings(kept), [kept]);
  const change = useCallback((next: ColumnSettings) => setKept(next), [setKept]);
  return [settings, change];
}
