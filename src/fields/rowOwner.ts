import { createContext } from 'react';
import type { WireRecord } from './kind.ts';

/** The record whose rows are shown or edited; null for a new one, and outside of rows. */
export const RowOwner = createContext<WireRecord | null>(null);
