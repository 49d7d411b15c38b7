import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Works {
  readonly running: Set<Promise<boolean>>;
  readonly watchers: Set<() => void>;
}

/** By the control of a form, which stays the same for as long as the form does. */
const worksOfForms = new WeakMap<object, Works>();

function worksOf(control: object): Works {
  const works = worksOfForms.get(control) ?? { running: new Set(), watchers: new Set() };
  worksOfForms.set(control, works);
  return works;
}

/**
 * Lets a form wait for what an input has under way for its value, such as a record that is being made. `work` answers
 * whether the form has now what it was for.
 */
export function holdForm(control: object, work: Promise<boolean>): void {
  const { running, watchers } = worksOf(control);
  const tell = () => watchers.forEach((watch) => watch());
  const held = work
    .catch(() => false)
    .finally(() => {
      running.delete(held);
      tell();
    });
  running.add(held);
  tell();
}

async function settled(running: Works['running']): Promise<boolean> {
  let isWhole = true;
  // While something is waited for, more can begin.
  while (running.size > 0) isWhole = (await Promise.all(running)).every(Boolean) && isWhole;
  return isWhole;
}

/** Whether a form may be read as it stands, and how to wait for that. */
export interface Settling {
  /** Whether an input has something under way: as good as a change. */
  readonly isUnderWay: boolean;
  readonly isWaiting: boolean;
  /**
   * Acts once nothing is under way, at once where nothing is. Where some of it came to nothing, it does not act: what the
   * person meant to save is not all there. A second call while one waits does nothing, nor does one of a form that is gone.
   */
  readonly whenSettled: (act: () => void) => void;
}

/** Lets what a form does with its values wait for its inputs. */
export function useSettling(control: object): Settling {
  const { running, watchers } = worksOf(control);
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  const watch = useCallback(
    (tell: () => void) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    [watchers],
  );
  const isUnderWay = useSyncExternalStore(watch, () => running.size > 0);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const wait = async (act: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWaiting(true);
    const isWhole = await settled(running);
    isBusy.current = false;
    setWaiting(false);
    if (isWhole && isHere.current) act();
  };
  return { isUnderWay, isWaiting, whenSettled: (act) => void (running.size > 0 ? wait(act) : act()) };
}
