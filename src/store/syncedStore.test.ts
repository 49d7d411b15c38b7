import { localStorageStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSyncedStore } from './syncedStore.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const key = 'columns.talent';

/** A browser in front of a server that keeps what each person sends. */
function open(kept: Record<string, Record<string, unknown>> = {}) {
  let person = '';
  let isDown = false;
  const write = vi.fn<(name: string, value: object | null) => Promise<void>>(async (name, value) => {
    if (isDown) throw new Error('down');
    const own = (kept[person] ??= {});
    if (value === null) delete own[name];
    else own[name] = value;
  });
  const read = async () => {
    if (isDown) throw new Error('down');
    return { ...kept[person] };
  };
  const store = createSyncedStore({ local: localStorageStore('1', 'test'), read, write });
  const signIn = (name: string) => {
    person = name;
    return store.sync(name);
  };
  const down = (is: boolean) => (isDown = is);
  return { store, signIn, write, kept, down };
}

describe('what the server keeps of a store', () => {
  it('is there at once, and sent once when the changes pause', async () => {
    const { store, signIn, write, kept } = open();
    await signIn('ada');
    store.setItem(key, { sizes: { a: 90 } });
    store.setItem(key, { sizes: { a: 95 } });
    expect(store.getItem(key)).toEqual({ sizes: { a: 95 } });
    expect(write).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(write).toHaveBeenCalledExactlyOnceWith(key, { sizes: { a: 95 } });
    store.removeItem(key);
    await vi.runAllTimersAsync();
    expect(kept['ada']).toEqual({});
  });

  it('comes with the person into another browser, and is told to who looks at it', async () => {
    const { store, signIn } = open({ ada: { [key]: { order: ['b'] } } });
    const seen = vi.fn<(value: unknown) => void>();
    store.subscribe(key, seen);
    await signIn('ada');
    expect(store.getItem(key)).toEqual({ order: ['b'] });
    expect(seen).toHaveBeenCalledExactlyOnceWith({ order: ['b'] });
    await signIn('ada');
    expect(seen).toHaveBeenCalledOnce();
  });

  it('does not stay for the next person, nor is it sent in their name', async () => {
    const { store, signIn, write, kept } = open();
    await signIn('ada');
    store.setItem(key, { order: ['b'] });
    await signIn('bao');
    await vi.runAllTimersAsync();
    expect(store.getItem(key)).toBeUndefined();
    expect(kept['bao'] ?? {}).toEqual({});
    expect(write).not.toHaveBeenCalled();
  });

  it('is sent at the next sign-in where it could not be sent, and not overwritten until then', async () => {
    const { store, signIn, kept, down } = open({ ada: { [key]: { order: ['old'] } } });
    await signIn('ada');
    down(true);
    store.setItem(key, { order: ['new'] });
    await vi.runAllTimersAsync();
    await signIn('ada');
    expect(store.getItem(key)).toEqual({ order: ['new'] });
    down(false);
    await signIn('ada');
    expect(kept['ada']).toEqual({ [key]: { order: ['new'] } });
    expect(store.getItem(key)).toEqual({ order: ['new'] });
  });

  it('is no other key, and nothing of nobody', async () => {
    const { store, signIn, write } = open();
    store.setItem(key, { order: ['b'] });
    await signIn('ada');
    store.setItem('theme', 'dark');
    await vi.runAllTimersAsync();
    expect(write).not.toHaveBeenCalled();
    expect(store.getItem('theme')).toBe('dark');
  });
});
