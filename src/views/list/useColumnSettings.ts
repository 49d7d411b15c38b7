import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { syncedPrefix } from '../../store/syncedStore.ts';
import { readSettings, type ColumnSettings } from '../../widgets/grid/columnSettings.ts';

const asDeclared: ColumnSettings = {};

/** The key under which the arrangement of a table is kept: the table, and the page of an owner that it stands on. */
export function columnsKey(table: string, page?: string): string {
  return syncedPrefix + [table, ...(page === undefined ? [] : [page])].join('.');
}

/** How the signed-in person arranged the columns of a table (AB 2), and what changes it. */
export function useColumnSettings(
  table: string,
  page?: string,
): readonly [ColumnSettings, (settings: ColumnSettings) => void] {
  const [kept, setKept] = useStore<ColumnSettings>(columnsKey(table, page), asDeclared);
  const settings = useMemo(() => readSettings(kept), [kept]);
  const change = useCallback((next: ColumnSettings) => setKept(next), [setKept]);
  return [settings, change];
}
