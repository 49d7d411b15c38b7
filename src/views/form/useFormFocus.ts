import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { holdFirstField, isFocusLost } from '../../theme/focus/firstField.ts';

const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [role="combobox"]';

/** Focuses the input of a field below an element; false if it is not there yet. */
function focusField(root: HTMLElement, name: string): boolean {
  const field = root.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const labelled = field?.querySelector('label')?.control as HTMLElement | null | undefined;
  const input = labelled ?? field?.querySelector<HTMLElement>(focusable);
  input?.focus();
  input?.scrollIntoView?.({ block: 'center' });
  return input != null;
}

/**
 * Focuses a field of a form as soon as its input is there: inputs of some kinds load with their first use. Returns the
 * function that stops waiting for it.
 */
export function focusWhenThere(root: HTMLElement, name: string): () => void {
  if (focusField(root, name)) return () => undefined;
  const observer = new MutationObserver(() => focusField(root, name) && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the field of a form that the address names after `#`, else the first one, as soon as its input is there. */
export function useFormFocus(form: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const root = form.current;
    const name = decodeURIComponent(hash.slice(1));
    if (!root) return undefined;
    return name === '' ? holdFirstField(root, isFocusLost) : focusWhenThere(root, name);
  }, [form, hash]);
}
