import { createContext } from 'react';

/** The forms that hold something unsaved, by a key of their own. */
export interface DirtyForms {
  mark(source: string, isDirty: boolean): void;
  /** Asks whether to leave, where something is unsaved; true at once where nothing is. */
  mayLeave(): Promise<boolean>;
}

/** Default outside of the app, as in tests: leaving is never prevented. */
export const DirtyFormsContext = createContext<DirtyForms>({
  mark: () => undefined,
  mayLeave: () => Promise.resolve(true),
});
