import { useCallback, useContext, useEffect, useId, useMemo } from 'react';
import { DirtyFormsContext } from './dirtyForms.ts';

/** A form's hold on the page. */
export interface UnsavedChanges {
  /** Allows leaving at once: the changes have been saved, and the form is about to navigate. */
  release(): void;
}

/**
 * Keeps people from leaving a form with unsaved changes by mistake: within the app and on closing the tab (AB 4, AB 5).
 * What leads elsewhere while the form is saved waits for the answer.
 */
export function useUnsavedChanges(isDirty: boolean, isSaving = false): UnsavedChanges {
  const source = useId();
  const { mark } = useContext(DirtyFormsContext);
  const unsaved = isSaving ? 'saving' : 'unsaved';
  const state = isDirty ? unsaved : 'clean';
  useEffect(() => {
    mark(source, state);
    return () => mark(source, 'clean');
  }, [mark, source, state]);
  return useMemo(() => ({ release: () => mark(source, 'clean') }), [mark, source]);
}

/** Asks, where something is unsaved, whether to leave; for what leads away without going to another page (signing out). */
export function useMayLeave(): () => Promise<boolean> {
  return useContext(DirtyFormsContext).mayLeave;
}

/** Returns a function that goes where a save leads, unless somebody has pressed something else meanwhile: that wins. */
export function useAfterSave(): (go: () => void) => void {
  const { isHeld } = useContext(DirtyFormsContext);
  return useCallback((go) => void (isHeld() || go()), [isHeld]);
}
