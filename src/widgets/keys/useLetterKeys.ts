import { useStore } from 'ra-core';

interface Kept {
  readonly letters: boolean;
}

const usual: Kept = { letters: true };

/** Returns whether shortcuts of one letter work for the person, and the function that switches them. */
export function useLetterKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [{ letters }, keep] = useStore<Kept>('keys.shortcuts', usual);
  return [letters, (isOn) => keep({ letters: isOn })];
}
