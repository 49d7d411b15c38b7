import { useContext, useEffect, useId, useMemo } from 'react';
import { DirtyFormsContext } from './dirtyForms.ts';

/** A form's hold on the page. */
export interface UnsavedChanges {
  /** Allows leaving at once: the changes have been saved, and the form is about to navigate. */
  release(): void;
}

/** Keeps people from leaving a form with unsaved changes by mistake: within the app and on closing the tab (AB 4, AB 5). */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const source = useId();
  const { mark } = useContext(DirtyFormsContext);
  useEffect(() => {
    mark(source, isDirty);
    return () => mark(source, false);
  }, [isDirty, mark, source]);
  return useMemo(() => ({ release: () => mark(source, false) }), [mark, source]);
}

/** Asks, where something is unsaved, whether to leave; for what leads away without going to another page (signing out). */
export function useMayLeave(): () => Promise<boolean> {
  return useContext(DirtyFormsContext).mayLeave;
}
