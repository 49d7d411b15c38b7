import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedKeyword } from '../picker/useTypedKeyword.ts';

/**
 * Returns a part of the address's query and its setter; empty if absent. Each change adds a history entry unless
 * `isQuiet`.
 */
export function useAddressPart(name: string, isQuiet = false): [value: string, change: (next: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (next: string) =>
      setSearch(
        (former) => {
          const changed = new URLSearchParams(former);
          if (next === '') changed.delete(name);
          else changed.set(name, next);
          return changed;
        },
        { replace: isQuiet },
      ),
    [isQuiet, name, setSearch],
  );
  return [search.get(name) ?? '', change];
}

/** Returns the search of a simple list, kept in its address: the typed text, and the applied keyword. */
export function useAddressKeyword() {
  const [keyword, change] = useAddressPart('keyword', true);
  const go = useCallback(
    (next: string) => {
      change(next);
      return true;
    },
    [change],
  );
  const { typed, setTyped } = useTypedKeyword(keyword, go);
  return { keyword, typed, setTyped };
}
