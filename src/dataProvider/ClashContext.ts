import { createContext } from 'react';
import type { ClashQuestions } from './clashes.ts';

/** Questions about clashes of times; null outside of the app. */
export const ClashContext = createContext<ClashQuestions | null>(null);
