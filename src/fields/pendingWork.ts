import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Finish = () => Promise<boolean>;

interface Works {
  readonly running: Set<Promise<boolean>>;
  readonly drafts: Set<Finish>;
  readonly watchers: Set<() => void>;
}

/** By the control of a form, which stays the same for as long as the form does. */
const worksOfForms = new WeakMap<object, Works>();

function worksOf(control: object): Works {
  const works = worksOfForms.get(control) ?? { running: new Set(), drafts: new Set(), watchers: new Set() };
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

/**
 * Registers typed text beside a form's values that is meant for one of them, such as an address that is not added yet.
 * The form calls `finish` before it is read; it resolves to true if the value was added. Returns the function that
 * unregisters it.
 */
export function draftInForm(control: object, finish: Finish): () => void {
  const { drafts, watchers } = worksOf(control);
  const tell = () => watchers.forEach((watch) => watch());
  drafts.add(finish);
  tell();
  return () => {
    drafts.delete(finish);
    tell();
  };
}

async function settled({ running, drafts }: Works): Promise<boolean> {
  let isWhole = (await Promise.all([...drafts].map((finish) => finish().catch(() => false)))).every(Boolean);
  // While something is waited for, more can begin.
  while (running.size > 0) isWhole = (await Promise.all(running)).every(Boolean) && isWhole;
  return isWhole;
}

/** Readiness of a form with pending work, and how to wait for it. */
export interface Settling {
  /** True if an input has pending work, or typed text that is not yet added: treated as a change. */
  readonly isUnderWay: boolean;
  readonly isWaiting: boolean;
  /**
   * Acts once nothing is under way, at once where nothing is. What is typed is finished first. Where some of it came to nothing, it does not act: what the
   * person meant to save is not all there. A second call while one waits does nothing, nor does one of a form that is gone.
   */
  readonly whenSettled: (act: () => void) => void;
}

/** Lets what a form does with its values wait for its inputs. */
export function useSettling(control: object): Settling {
  const works = worksOf(control);
  const { running, drafts, watchers } = works;
  const isOpen = () => running.size + drafts.size > 0;
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
  const isUnderWay = useSyncExternalStore(watch, isOpen);
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
    const isWhole = await settled(works);
    isBusy.current = false;
    setWaiting(false);
    if (isWhole && isHere.current) act();
  };
  return { isUnderWay, isWaiting, whenSettled: (act) => void (isOpen() ? wait(act) : act()) };
}
