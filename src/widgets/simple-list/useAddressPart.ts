import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedKeyword } from '../picker/useTypedKeyword.ts';

/** A part of the address's query and how to change it; empty where it is not there. Each change is a step back unless `isQuiet`. */
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

/** The search of a plain page, kept in its address: what is typed, and what is looked for. */
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
