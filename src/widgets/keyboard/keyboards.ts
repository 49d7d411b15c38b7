import type { InputHTMLAttributes } from 'react';

/** Attributes of an input that choose the keyboard of a phone, and how it helps. */
export type Keyboard = Readonly<
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'autoCapitalize' | 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'
  > & { readonly type?: 'text' | 'tel' | 'search' }
>;

/** Text that is no prose: nothing in it is corrected or made a capital. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A record is somebody else's: the browser would fill in who sits before it. */
const line = { autoComplete: 'off', enterKeyHint: 'done' } as const;

/**
 * Keyboards by the kind of text that is typed. Emails and addresses keep the type `text`: with their own the browser
 * rewrites what is typed (`müller.de` becomes `xn--mller-kva.de`).
 */
export const keyboards = {
  line,
  code: { ...line, ...verbatim },
  email: { ...line, ...verbatim, type: 'text', inputMode: 'email' },
  url: { ...line, ...verbatim, type: 'text', inputMode: 'url' },
  tel: { ...line, type: 'tel', inputMode: 'tel' },
  numeric: { ...line, inputMode: 'numeric' },
  decimal: { ...line, inputMode: 'decimal' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off', enterKeyHint: 'search' },
} as const satisfies Readonly<Record<string, Keyboard>>;

/** Returns the part of a keyboard that an input of MUI hands on to its `input` element by `inputProps`. */
export function inputPropsOf({ type: _type, ...attributes }: Keyboard): Omit<Keyboard, 'type'> {
  return attributes;
}
