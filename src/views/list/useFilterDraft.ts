import { useCallback, useEffect, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import type { ListState } from '../listState.ts';

type Filters = ListState['filters'];

/** Filters while they are being chosen. */
interface FilterDraft {
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
  /** Puts what is still to come into the address now. */
  readonly settle: () => void;
  /** The address is yet to follow. */
  readonly isOpen: boolean;
}

/** What is chosen reaches the address, by `apply`, after a pause (AB 9), at the latest when it is settled. */
export function useFilterDraft(applied: Filters, apply: (filters: Filters) => void): FilterDraft {
  const [draft, setDraft] = useState<Filters | null>(null);
  const settle = useCallback(() => {
    if (draft === null) return;
    apply(draft);
    setDraft(null);
  }, [apply, draft]);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(settle, filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [draft, settle]);
  return { filters: draft ?? applied, change: setDraft, settle, isOpen: draft !== null };
}
