import { isTypedInto } from './isForOther.ts';

/** Time for which the first field of a form is awaited, in milliseconds. */
const patience = 10_000;

let stop = () => {};

/** Puts text into the field that has the focus, as if it was typed. */
function type(field: HTMLElement, text: string): void {
  if (text === '' || document.execCommand?.('insertText', false, text)) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed while a form opens, and puts it into the first field once that has the focus. It ends when
 * something else is focused or pressed, on Escape, on a step back, and after ten seconds.
 */
export function typeAhead(): void {
  stop();
  let text = '';
  const ending = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key === 'Escape') stop();
    const isLetter = key.length === 1 && (event.getModifierState('AltGraph') || (!ctrlKey && !altKey));
    if (isComposing || metaKey || !(isLetter || key === 'Backspace' || key === 'Enter')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isLetter) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // A dialog and the heading of a page have the focus before anything in them does.
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    stop();
    if (isTypedInto(target)) type(target, text);
  };
  const at = { signal: ending.signal, capture: true };
  window.addEventListener('keydown', onKeyDown, at);
  window.addEventListener('focusin', onFocus, at);
  for (const left of ['pointerdown', 'popstate']) window.addEventListener(left, () => stop(), at);
  const timer = setTimeout(() => stop(), patience);
  stop = () => {
    clearTimeout(timer);
    ending.abort();
  };
}
