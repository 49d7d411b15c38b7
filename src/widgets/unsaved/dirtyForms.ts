import { createContext } from 'react';

/** State of what a form holds: nothing to lose, something unsaved, or something that is just being saved. */
export type FormState = 'clean' | 'unsaved' | 'saving';

/** The forms that hold something unsaved, by a key of their own. */
export interface DirtyForms {
  mark(source: string, state: FormState): void;
  /** Asks whether to leave, where something is unsaved; true at once where nothing is. */
  mayLeave(): Promise<boolean>;
  /** Returns true if somebody has pressed something that leads elsewhere, which waits for a save. */
  isHeld(): boolean;
}

/** Default outside of the app, as in tests: leaving is never prevented. */
export const DirtyFormsContext = createContext<DirtyForms>({
  mark: () => undefined,
  mayLeave: () => Promise.resolve(true),
  isHeld: () => false,
});
