import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { holdFirstField, isFocusLost } from '../../theme/focus/firstField.ts';

const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [role="combobox"]';

/**
 * Focuses the field of a form that the address names after `#`, else the first one, as soon as its input is there: inputs
 * of some kinds load with their first use.
 */
export function useFormFocus(form: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const root = form.current;
    const name = decodeURIComponent(hash.slice(1));
    if (!root) return undefined;
    if (name === '') return holdFirstField(root, isFocusLost);
    const focus = () => {
      const field = root.querySelector(`[data-field="${CSS.escape(name)}"]`);
      const labelled = field?.querySelector('label')?.control as HTMLElement | null | undefined;
      const input = labelled ?? field?.querySelector<HTMLElement>(focusable);
      input?.focus();
      input?.scrollIntoView?.({ block: 'center' });
      return input != null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, hash]);
}
