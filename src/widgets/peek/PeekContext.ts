import { createContext } from 'react';

/** A record that is looked at over the page. */
export interface Peeked {
  readonly kind: string;
  readonly id: string;
}

/** Opens a record over the page; null where records open as pages alone. */
export const PeekContext = createContext<((of: Peeked) => void) | null>(null);
