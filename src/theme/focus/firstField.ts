import { isFocusFree } from './freeFocus.ts';

/** Inputs that a person fills in; a place to drop a file is none. */
const field = [
  'input:not([type="hidden"]):not([type="file"]):not(:disabled):not([readonly])',
  'textarea:not(:disabled):not([readonly])',
  '[role="combobox"]',
  '[contenteditable="true"]',
].join(', ');

/** Stands for an input that is still being loaded. */
const toCome = '.MuiSkeleton-root';

const isShown = (element: Element) => element.closest('[hidden], [aria-hidden="true"]') === null;

/** Returns true if nothing that a person chose has the focus: it is nowhere, or on a heading after moving to a page. */
export function isFocusLost(): boolean {
  return isFocusFree() || document.activeElement?.tagName === 'H1';
}

/** Focuses the first field, of the part in which one begins (`data-begins`) if there is one; returns false while it is to come. */
function focusFirst(root: Element): boolean {
  const part = root.querySelector('[data-begins]') ?? root;
  const first = [...part.querySelectorAll<HTMLElement>(`${field}, ${toCome}`)].find(isShown);
  if (first === undefined || first.matches(toCome)) return false;
  first.focus();
  return true;
}

/**
 * Focuses the first field in an element as soon as its input is there, unless the focus has gone elsewhere by then.
 * Inputs of some kinds load with their first use.
 * @param isWaiting the focus is where it is before anybody chose a place for it
 * @returns the function that gives up
 */
export function holdFirstField(root: Element, isWaiting: () => boolean): () => void {
  const settle = () => !root.isConnected || !isWaiting() || focusFirst(root);
  if (settle()) return () => undefined;
  const observer = new MutationObserver(() => settle() && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The same for a dialog, where something else in it may have the focus from the start. */
export function focusDialog(dialog: Element): void {
  holdFirstField(dialog, () => {
    const active = document.activeElement as HTMLElement | null;
    // The dialog's own frame has it until anything in it does.
    return !dialog.contains(active) || (active?.tabIndex ?? -1) < 0;
  });
}
