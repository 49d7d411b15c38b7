import { useTranslate } from 'ra-core';
import { createContext, use } from 'react';

/** The label of the field that a control stands in; null outside of one. */
export const FieldName = createContext<string | null>(null);

/** Returns a function that tells a button of a control from those of other fields: `Open the calendar: Issued on`. */
export function useFieldAction(): (action: string) => string {
  const translate = useTranslate();
  const field = use(FieldName);
  return (action) => (field === null ? action : translate('app.views.form.ofField', { action, field }));
}
