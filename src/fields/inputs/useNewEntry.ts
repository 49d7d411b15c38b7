import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Reference } from '../../../schema/fields/field.ts';
import type { CatalogueType } from '../../../schema/rules/catalogues.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useMay } from '../../widgets/access/useMay.ts';

/**
 * Makes an entry of one of the agency's small lists from a typed word: the new entry, or null where the server refuses,
 * which is said in a notice. Undefined where the person may not make entries.
 */
export function useNewEntry(type: CatalogueType): ((word: string) => Promise<Reference | null>) | undefined {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const complain = useFailureNotice();
  const mayCreate = useMay('create', 'catalogue');
  if (!mayCreate) return undefined;
  return async (displayName) => {
    try {
      const { data } = await dataProvider.create('catalogue', { data: { displayName, type } });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'options' });
      return { id: String(data.id), displayName, avatar: null, kind: 'catalogue' };
    } catch (error) {
      complain(error);
      return null;
    }
  };
}
