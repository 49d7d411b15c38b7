import { useEffect, useEffectEvent, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import type { FilterValues } from '../../fields/filters/control.ts';
import { withFilters } from '../listState.ts';

interface DraftParts {
  /** The filters that stand in the address. */
  readonly applied: FilterValues;
  /** Says whether the address would be too long with these filters, to the reader too. */
  readonly isRefused: (filters: FilterValues) => boolean;
  /** Puts the filters into the address, which follows a little later. */
  readonly apply: (filters: FilterValues) => void;
}

/** What is being chosen; once it is sent, with the filters that stood in the address then. */
interface Draft {
  readonly filters: FilterValues;
  readonly sentFrom?: FilterValues;
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
 * What is chosen reaches the address after a pause (AB 9), at the latest when it is settled. It stands until the address
 * has followed, so that what is chosen meanwhile is added to it. What would make the address too long is refused at once.
 */
export function useFilterDraft({ applied, isRefused, apply }: DraftParts): FilterDraft {
  const [kept, setKept] = useState<Draft | null>(null);
  const hasFollowed = kept?.sentFrom !== undefined && kept.sentFrom !== applied;
  const draft = hasFollowed ? null : kept;
  const filters = draft?.filters ?? applied;
  const isWaiting = draft !== null && draft.sentFrom === undefined;
  const settle = () => {
    if (!isWaiting) return;
    apply(filters);
    setKept({ filters, sentFrom: applied });
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => settleNow(), filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [isWaiting, filters]);
  const change = (changes: FilterValues): boolean => {
    const wanted = withFilters(filters, changes);
    if (isRefused(wanted)) return false;
    setKept({ filters: wanted });
    return true;
  };
  return { filters, change, clear: () => setKept({ filters: {} }), settle, isOpen: draft !== null };
}
