import { createContext, useContext } from 'react';

type Search = (keyword: string) => void;

/** Opens the search over everything with a keyword; null where the page has none. */
export const SearchEverywhereContext = createContext<Search | null>(null);

/** Returns the function that opens the search over everything; null where the page has none. */
export function useSearchEverywhere(): Search | null {
  return useContext(SearchEverywhereContext);
}

const isMac = /mac|iphone|ipad/i.test(typeof navigator === 'undefined' ? '' : navigator.platform);

/** Shortcut of that search as labelled on the user's keyboard. */
export const searchShortcut = isMac ? '⌘ K' : 'Ctrl K';
