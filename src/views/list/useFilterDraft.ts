import { useEffect, useEffectEvent, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import { withFilters, type FilterValues } from '../listState.ts';

interface DraftParts {
  /** The filters that stand in the address. */
  readonly applied: FilterValues;
  /** Says whether the address would be too long with these filters, to the reader too. */
  readonly isRefused: (filters: FilterValues) => boolean;
  /** Puts the filters into the address. */
  readonly apply: (filters: FilterValues) => void;
}

/** Filters while they are being chosen. */
interface FilterDraft {
  readonly filters: FilterValues;
  /** Changes some parameters; false where that is refused. */
  readonly change: (changes: FilterValues) => boolean;
  readonly clear: () => void;
  /** Puts what is still to come into the address now. */
  readonly settle: () => void;
  /** The address is yet to follow. */
  readonly isOpen: boolean;
}

/**
 * What is chosen reaches the address after a pause (AB 9), at the latest when it is settled. What would make the address
 * too long is refused at once.
 */
export function useFilterDraft({ applied, isRefused, apply }: DraftParts): FilterDraft {
  const [draft, setDraft] = useState<FilterValues | null>(null);
  const filters = draft ?? applied;
  const settle = () => {
    if (draft === null) return;
    apply(draft);
    setDraft(null);
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => settleNow(), filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [draft]);
  const change = (changes: FilterValues): boolean => {
    const wanted = withFilters(filters, changes);
    if (isRefused(wanted)) return false;
    setDraft(wanted);
    return true;
  };
  return { filters, change, clear: () => setDraft({}), settle, isOpen: draft !== null };
}
