import { useCallback } from 'react';
import type { Field } from '../../schema/fields/field.ts';
import { useSessionUser } from './useSessionUser.ts';

/**
 * Returns a function that is false for the fields of small lists that the agency hides: forms and filters do not offer
 * them. Records show the entries that they have.
 */
export function useIsOffered(): (field: Field) => boolean {
  const hidden = useSessionUser()?.hiddenLists;
  return useCallback(
    (field) => {
      const { type } = field as Field & { readonly type?: unknown };
      const isList = field.kind === 'catalogue' || field.kind === 'catalogues';
      return !isList || hidden === undefined || !hidden.some((one) => one === type);
    },
    [hidden],
  );
}
