import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleRun } from './useSingleRun.ts';

it('does something once while it is asked for again and again, and then once more', async () => {
  let end = () => {};
  const act = vi.fn<() => Promise<void>>(() => new Promise((done) => (end = done)));
  const { result } = renderHook(() => useSingleRun(act));
  const first = result.current();
  await result.current();
  expect(act).toHaveBeenCalledOnce();
  end();
  await first;
  void result.current();
  expect(act).toHaveBeenCalledTimes(2);
});

it('can be asked for again after it has failed', async () => {
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('No connection'));
  const { result } = renderHook(() => useSingleRun(act));
  await expect(result.current()).rejects.toThrow('No connection');
  await result.current();
  expect(act).toHaveBeenCalledTimes(2);
});
