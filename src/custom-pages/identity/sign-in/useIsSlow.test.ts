import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsSlow } from './useIsSlow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells what takes long, while it does', () => {
  const { result, rerender } = renderHook(({ isBusy }) => useIsSlow(isBusy), { initialProps: { isBusy: true } });
  act(() => vi.advanceTimersByTime(4_999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ isBusy: false });
  expect(result.current).toBe(false);
});
