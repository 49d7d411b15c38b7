import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Target {
  readonly name: string;
  readonly control: TextControl;
}

/** Returns the input of a text field in a form; the hidden one only measures the height. */
const controlOf = (form: Element | null | undefined, name: string) =>
  form?.querySelector<TextControl>(`[data-field="${name}"] :is(input, textarea):not([aria-hidden="true"])`) ?? null;

/**
 * Returns a function that puts a text at the caret of the field that had the focus last, and gives it the focus again.
 * Before any had it that is the end of the last one.
 * @param place an element of the form
 * @param names the fields that take the text
 */
export function useInsertion(
  place: RefObject<HTMLElement | null>,
  names: readonly [string, ...string[]],
): (text: string) => void {
  const { getValues, setValue } = useFormContext();
  const last = useRef<Target | null>(null);
  const joined = names.join(' ');
  useEffect(() => {
    const form = place.current?.closest('form');
    const note = ({ target }: FocusEvent) => {
      const name = joined.split(' ').find((one) => controlOf(form, one) === target);
      if (name !== undefined) last.current = { name, control: target as TextControl };
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, [joined, place]);
  return (text) => {
    const usual = names.at(-1) ?? names[0];
    const control = last.current?.control ?? controlOf(place.current?.closest('form'), usual);
    const name = last.current?.name ?? usual;
    if (!control || control.readOnly) return;
    const value = String(getValues(name) ?? '');
    const [start, end] = last.current ? [control.selectionStart, control.selectionEnd] : [null, null];
    const from = start ?? value.length;
    const caret = from + text.length;
    setValue(name, `${value.slice(0, from)}${text}${value.slice(end ?? from)}`, { shouldDirty: true });
    // The caret goes behind the text once the new value is drawn.
    requestAnimationFrame(() => {
      control.focus();
      control.setSelectionRange(caret, caret);
    });
  };
}
