import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Gender, Term, TermKey } from '../../../../schema/rules/terms/termKeys.ts';
import { useSessionState } from '../../../authProvider/SessionContext.ts';
import { isLanguage, type Language } from '../../../i18n/languages.ts';

/** The number of a term: one thing, or several. */
export const numbers = ['singular', 'plural'] as const;
export type TermNumber = (typeof numbers)[number];

interface TermRow extends Omit<Term, 'locale'> {
  readonly id?: string;
  readonly locale: Language | null;
}

/** A term as the form has it. */
export interface TermInForm {
  readonly value: string;
  readonly error: string | undefined;
  readonly change: (text: string) => void;
}

/** A term with an error, and the language under which it is shown. */
export interface TermFault {
  readonly key: TermKey;
  readonly number: TermNumber;
  readonly language: Language;
}

/** The terms of a form. */
export interface TermsInForm {
  /** Returns a term in the language that is shown. */
  readonly termOf: (key: TermKey, number: TermNumber) => TermInForm;
  /** The gender that the agency gives an entity's words; null for that of the catalogue's noun. */
  readonly genderOf: (key: TermKey) => { readonly value: Gender | null; readonly change: (gender: Gender) => void };
  /** The first term with an error, in any language; null for none. */
  readonly fault: TermFault | null;
}

type Faults = Partial<Record<number, Partial<Record<string, { readonly message?: string }>>>>;

/**
 * Returns the terms of the form, to read and change in a language. A row without words is left out; one without a language
 * is in the agency's.
 */
export function useTerms(name: string, language: Language): TermsInForm {
  const { clearErrors, setValue } = useFormContext();
  const { errors } = useFormState({ name });
  const rows = (useWatch({ name }) ?? []) as readonly TermRow[];
  const state = useSessionState();
  const known = state.status === 'signedIn' ? (state.user.terms ?? []) : [];
  const faults = errors[name] as Faults | undefined;
  const languageOf = ({ key, locale, singular, plural }: TermRow): Language => {
    const same = known.find((one) => one.key === key && one.singular === singular && one.plural === plural);
    return locale ?? (isLanguage(same?.locale) ? same.locale : language);
  };
  const put = (next: readonly TermRow[]) => {
    // Errors are kept by the place of a row; they come back where the rows are now.
    if (next.length < rows.length) clearErrors(name);
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const indexOf = (key: TermKey) => rows.findIndex((row) => row.key === key && languageOf(row) === language);
  const faulty = rows.findIndex((_row, index) => faults?.[index] !== undefined);
  const wrong = rows[faulty];
  return {
    termOf: (key, number) => {
      const index = indexOf(key);
      const row: TermRow = rows[index] ?? { key, singular: null, plural: null, locale: language };
      return {
        value: row[number] ?? '',
        error: faults?.[index]?.[number]?.message ?? faults?.[index]?.['key']?.message,
        change: (text) => {
          const changed: TermRow = { ...row, locale: language, [number]: text === '' ? null : text };
          const isBlank = changed.singular === null && changed.plural === null;
          const others = rows.filter((_row, other) => other !== index);
          if (isBlank) put(others);
          else put(index < 0 ? [...rows, changed] : rows.map((one, other) => (other === index ? changed : one)));
        },
      };
    },
    genderOf: (key) => {
      const index = indexOf(key);
      return {
        value: rows[index]?.gender ?? null,
        change: (gender) =>
          put(rows.map((one, other) => (other === index ? { ...one, locale: language, gender } : one))),
      };
    },
    fault: wrong
      ? {
          key: wrong.key,
          number: numbers.find((number) => faults?.[faulty]?.[number]) ?? 'singular',
          language: languageOf(wrong),
        }
      : null,
  };
}
