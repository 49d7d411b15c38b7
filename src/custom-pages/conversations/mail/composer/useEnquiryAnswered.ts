import { useDataProvider } from 'ra-core';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';

/** Returns a function that marks an enquiry as answered, where it is still open; whoever may not is not bothered. */
export function useEnquiryAnswered(): (id: string) => Promise<void> {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const invalidate = useInvalidate();
  return async (id) => {
    try {
      const { data: previousData } = await dataProvider.getOne('enquiry', { id });
      if (!['NEW', 'OPEN'].includes(String(previousData['state']))) return;
      await dataProvider.update('enquiry', { id, data: { ...previousData, state: 'ANSWERED' }, previousData });
      await invalidate('enquiry');
    } catch {
      // The mail is on its way all the same, and the enquiry stays open for the next person.
    }
  };
}
