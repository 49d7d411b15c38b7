import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filterToAddressDebounce } from '../../../../../schema/rules/limits.ts';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { withFilters } from '../../address/listState.ts';

interface DraftParts {
  /** Filters in the address. */
  readonly applied: FilterValues;
  /** Filters that clearing leaves; none unless given. */
  readonly cleared?: FilterValues;
  /** Says whether the address would be too long with these filters, to the reader too. */
  readonly isRefused: (filters: FilterValues) => boolean;
  /** Puts the filters into the address, which follows a little later. */
  readonly apply: (filters: FilterValues) => void;
}

/** Filters being chosen; after sending, with the filters that the address had then. */
interface Draft {
  readonly filters: FilterValues;
  readonly sentFrom?: FilterValues;
}

/** Filters while they are being chosen. */
interface FilterDraft {
  readonly filters: FilterValues;
  /** Changes some parameters; false if refused. */
  readonly change: (changes: FilterValues) => boolean;
  readonly clear: () => void;
  /** Puts what is still to come into the address now. */
  readonly settle: () => void;
  /** The address is yet to follow. */
  readonly isOpen: boolean;
}

/**
 * Applies chosen filters to the address after a pause (AB 9), at the latest when they are settled. The draft is kept
 * until the address has followed, so that further choices are added to it. A choice that would make the address too
 * long is refused at once.
 */
export function useFilterDraft({ applied, cleared = {}, isRefused, apply }: DraftParts): FilterDraft {
  const [kept, setKept] = useState<Draft | null>(null);
  const hasFollowed = kept?.sentFrom !== undefined && kept.sentFrom !== applied;
  const draft = hasFollowed ? null : kept;
  const filters = draft?.filters ?? applied;
  const isWaiting = draft !== null && draft.sentFrom === undefined;
  // The pause can end and the popover close before either is rendered: each choice is applied once.
  const sent = useRef<FilterValues | null>(null);
  const settle = () => {
    if (!isWaiting || sent.current === filters) return;
    sent.current = filters;
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
  return { filters, change, clear: () => setKept({ filters: cleared }), settle, isOpen: draft !== null };
}
