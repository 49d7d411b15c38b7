import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { columnsPrefix } from '../../store/syncedStore.ts';
import { readSettings, type ColumnSettings } from '../../widgets/grid/columnSettings.ts';
import { useListKey } from '../owner/ListView.ts';

const asDeclared: ColumnSettings = {};

/** Returns the key of a table's settings: the table, and which list of its records it is: the kind of owner, the view. */
export function columnsKey(table: string, page?: string): string {
  return columnsPrefix + [table, ...(page === undefined ? [] : [page])].join('.');
}

/** Returns the signed-in person's column settings of a table (AB 2), and their setter. */
export function useColumnSettings(table: string): readonly [ColumnSettings, (settings: ColumnSettings) => void] {
  const page = useListKey();
  const [kept, setKept] = useStore<ColumnSettings>(columnsKey(table, page), asDeclared);
  const settings = useMemo(() => readSettings(kept), [kept]);
  const change = useCallback((next: ColumnSettings) => setKept(next), [setKept]);
  return [settings, change];
}
