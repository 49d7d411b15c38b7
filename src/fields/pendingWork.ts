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
 * Makes a form wait for an input's pending work, such as a record that is being created. `work` resolves to true if the
 * form has its value now.
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
   * Calls `act` once no work is pending, at once if there is none. Typed text is added first. If some of it fails,
   * `act` is not called: the values would be incomplete. A second call during the wait does nothing, nor does a call
   * from a form that was closed.
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
