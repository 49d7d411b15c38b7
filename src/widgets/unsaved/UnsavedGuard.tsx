import { useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { SessionContext } from '../../authProvider/SessionContext.ts';
import { LeaveDialog } from '../dialog/LeaveDialog.tsx';
import { addingIn } from '../record-param/addingEntry.ts';
import { recordAskedFor } from '../record-param/openRecordParam.ts';
import { createUnsavedFlag, renewal } from './flag.ts';
import { DirtyFormsContext, type FormState } from './dirtyForms.ts';

/**
 * Asks before unsaved changes are lost: on navigation to another page, or away from the record that a list's address
 * opens or the entry adds; on the back button; (in the browser's words) on closing the tab; and on signing out, also for the other tabs.
 * While a form is saved it holds what was pressed, and goes there after. After the session has ended it does not ask: the
 * changes could no longer be saved.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const session = useContext(SessionContext);
  const dirty = useRef(new Map<string, FormState>());
  const [hasDirty, setHasDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [flag] = useState(() => createUnsavedFlag(document, Math.random().toString(36).slice(2)));
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);

  const mark = useCallback((source: string, state: FormState) => {
    if (state === 'clean') dirty.current.delete(source);
    else dirty.current.set(source, state);
    setHasDirty(dirty.current.size > 0);
    setSaving([...dirty.current.values()].includes('saving'));
  }, []);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOver = session?.state().status === 'signedOut';
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      (addingIn(currentLocation.state) !== null && addingIn(nextLocation.state) === null) ||
      recordAskedFor(currentLocation.search) !== recordAskedFor(nextLocation.search);
    return dirty.current.size > 0 && !isOver && isLeft;
  });

  const isHeld = useRef(false);
  useEffect(() => {
    isHeld.current = blocker.state === 'blocked';
    if (blocker.state === 'blocked' && !hasDirty) blocker.proceed();
  }, [blocker, hasDirty]);

  useEffect(() => {
    if (!hasDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    flag.raise();
    const renewing = setInterval(flag.raise, renewal);
    return () => {
      window.removeEventListener('beforeunload', warn);
      clearInterval(renewing);
      flag.lower();
    };
  }, [hasDirty, flag]);

  const mayLeave = useCallback(
    () =>
      dirty.current.size > 0 || flag.isUp()
        ? new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          })
        : Promise.resolve(true),
    [flag],
  );
  const sources = useMemo(() => ({ mark, mayLeave, isHeld: () => isHeld.current }), [mark, mayLeave]);

  const decide = (isLeaving: boolean) => {
    answer?.(isLeaving);
    setAnswer(null);
    if (blocker.state !== 'blocked') return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  };

  return (
    <DirtyFormsContext.Provider value={sources}>
      {children}
      <LeaveDialog
        isOpen={(blocker.state === 'blocked' && hasDirty && !isSaving) || answer !== null}
        onDecide={decide}
      />
    </DirtyFormsContext.Provider>
  );
}
