import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry, type SheetEntry } from './listEntry.ts';

/** State and actions of the sheet of filters. */
export interface OpenSheet {
  readonly sheet: SheetEntry | undefined;
  readonly open: (filter: string | null) => void;
  /** True if the address has changed since the sheet opened. */
  readonly hasChanged: boolean;
  /** Leaves the entry that the sheet has in the history, and all that happened there. */
  readonly leave: () => void;
}

/** The sheet of filters as an entry of the browser's history: one step back closes it, with all that happened in it. */
export function useSheetEntry(): OpenSheet {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = readEntry(state);
  return {
    sheet: entry.sheet,
    open: (filter) => void navigate({ pathname, search }, { state: { ...entry, sheet: { filter, from: search } } }),
    hasChanged: entry.sheet !== undefined && entry.sheet.from !== search,
    leave: () => void navigate(-1),
  };
}
