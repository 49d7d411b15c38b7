import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterToAddressDebounce } from '../../../../../schema/rules/limits.ts';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { useFilterDraft } from './useFilterDraft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Filters over an address that follows when the test says. */
function open(applied: FilterValues = {}) {
  const apply = vi.fn<(filters: FilterValues) => void>();
  const isRefused = (filters: FilterValues) => 'tooLong' in filters;
  const { result, rerender } = renderHook((now: FilterValues) => useFilterDraft({ applied: now, isRefused, apply }), {
    initialProps: applied,
  });
  return {
    apply,
    draft: () => result.current,
    choose: (changes: FilterValues) => act(() => void result.current.change(changes)),
    pause: () => act(() => vi.advanceTimersByTime(filterToAddressDebounce)),
    follow: () => rerender({ ...apply.mock.lastCall?.[0] }),
    lead: (elsewhere: FilterValues) => rerender(elsewhere),
  };
}

it('reaches the address once, after a pause', () => {
  const { choose, pause, apply, draft, follow } = open();
  choose({ hair: ['auburn'] });
  choose({ place: ['Sydney'] });
  expect(apply).not.toHaveBeenCalled();
  pause();
  pause();
  expect(apply).toHaveBeenCalledExactlyOnceWith({ hair: ['auburn'], place: ['Sydney'] });
  expect(draft().isOpen).toBe(true);
  follow();
  expect(draft()).toMatchObject({ isOpen: false, filters: { hair: ['auburn'], place: ['Sydney'] } });
});

it('reaches the address once when it closes as the pause ends', () => {
  const { choose, apply, draft } = open();
  choose({ hair: ['auburn'] });
  const { settle } = draft();
  act(() => {
    vi.advanceTimersByTime(filterToAddressDebounce);
    settle();
  });
  expect(apply).toHaveBeenCalledExactlyOnceWith({ hair: ['auburn'] });
});

it('loses nothing that is chosen while the address is still to follow', () => {
  const { choose, pause, apply, draft, follow } = open();
  choose({ hair: ['auburn'] });
  pause();
  expect(draft().filters).toEqual({ hair: ['auburn'] });
  choose({ place: ['Sydney'] });
  follow();
  expect(draft()).toMatchObject({ isOpen: true, filters: { hair: ['auburn'], place: ['Sydney'] } });
  pause();
  expect(apply).toHaveBeenLastCalledWith({ hair: ['auburn'], place: ['Sydney'] });
});

it('shows the address again where that leads elsewhere', () => {
  const { choose, pause, draft, lead } = open({ place: ['Perth'] });
  choose({ place: ['Sydney'] });
  pause();
  lead({ hair: ['black'] });
  expect(draft()).toMatchObject({ isOpen: false, filters: { hair: ['black'] } });
});

it('keeps the former filters where the new ones are refused', () => {
  const { choose, pause, apply, draft } = open({ place: ['Perth'] });
  choose({ tooLong: ['x'] });
  pause();
  expect(apply).not.toHaveBeenCalled();
  expect(draft()).toMatchObject({ isOpen: false, filters: { place: ['Perth'] } });
});
