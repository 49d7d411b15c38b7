import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Term, TermKey } from '../../../../schema/rules/terms/termKeys.ts';
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

/**
 * Returns a function that reads and changes one term of the form. A row without words is left out; one without a language is
 * in the agency's.
 */
export function useTerms(name: string, language: Language): (key: TermKey, number: TermNumber) => TermInForm {
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name });
  const rows = (useWatch({ name }) ?? []) as readonly TermRow[];
  const state = useSessionState();
  const known = state.status === 'signedIn' ? (state.user.terms ?? []) : [];
  const languageOf = ({ key, locale, singular, plural }: TermRow): Language => {
    const same = known.find((one) => one.key === key && one.singular === singular && one.plural === plural);
    return locale ?? (isLanguage(same?.locale) ? same.locale : language);
  };
  const put = (next: readonly TermRow[]) => setValue(name, next, { shouldDirty: true, shouldTouch: true });
  return (key, number) => {
    const index = rows.findIndex((row) => row.key === key && languageOf(row) === language);
    const row: TermRow = rows[index] ?? { key, singular: null, plural: null, locale: language };
    const faults = errors[name] as Partial<Record<number, Partial<Record<string, { readonly message?: string }>>>>;
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
  };
}
