import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { calendarKey } from '../useCalendar.ts';

const sourcesKey = 'calendarSources';

/** Reads the calendars from elsewhere that the person may change: all of them, or those of one person. */
export function useSources(personId: string | undefined) {
  const client = useClient();
  const queries = useQueryClient();
  const query = personId === undefined ? {} : { personId };
  const { data, error } = useQuery({
    queryKey: [sourcesKey, query],
    queryFn: ({ signal }) => client.ask('GET /client/v1/calendar/sources', { query, signal }),
  });
  return {
    sources: data?.data,
    error,
    reread: () => Promise.all([sourcesKey, calendarKey].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  };
}
