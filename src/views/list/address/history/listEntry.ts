import type { Refused } from '../readListState.ts';

/** State of a list in the browser's history, besides its address. */
export interface ListEntry {
  /** Parts of the address that the list refused and has corrected since. */
  readonly refused?: readonly Refused[];
  /** The sheet of filters that is open in this entry, if one is. */
  readonly sheet?: SheetEntry;
  /** True if a dialog is open over the list in this entry. */
  readonly dialog?: boolean;
  /** The record that the address asks for was opened from the list, which is one step back. */
  readonly over?: boolean;
  /** The record that the address asks for opens as its form, where it would open for reading. */
  readonly editing?: boolean;
  /** Selection mode: begun with this entry, which repeats the list, or with an earlier one. */
  readonly selecting?: 'begun' | 'goingOn';
}

/** Open sheet of filters in a history entry. */
export interface SheetEntry {
  /** The name of the filter with whose control it opened; null for the list of all. */
  readonly filter: string | null;
  /** The query of the address at which it opened. */
  readonly from: string;
}

/** The entry of a list in the state of the browser's history, which may hold anything. */
export function readEntry(kept: unknown): ListEntry {
  const { refused, sheet, dialog, over, editing, selecting } = (kept ?? {}) as ListEntry;
  return {
    ...(Array.isArray(refused) && { refused }),
    ...(typeof sheet?.from === 'string' && { sheet }),
    ...(dialog === true && { dialog }),
    ...(over === true && { over }),
    ...(editing === true && { editing }),
    ...((selecting === 'begun' || selecting === 'goingOn') && { selecting }),
  };
}
