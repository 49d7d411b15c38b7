import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { registry } from '../../../schema/index.ts';
import { writtenZonedKeys } from '../../../schema/fields/zoned.ts';
import { dayAt, formatDay } from '../../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';

/** Milliseconds of rest after a change before the dates are asked for. */
const pause = 300;

interface Dates {
  readonly startDate: number | null;
  readonly dueDate: number | null;
}

/** A series as the server would write it. */
interface Series {
  /** Of the whole series, and from the record on. */
  readonly total: number;
  readonly left: number;
  readonly next: readonly Dates[];
  readonly last: Dates;
}

interface NextDatesProps {
  readonly resource: string;
  /** The field of the rule, and those that repeat. */
  readonly name: string;
  readonly of: readonly string[];
  readonly value: RecurrenceSetting;
  /** The record that is edited; null for a new one. */
  readonly id: string | null;
}

/** The next dates of a series and how many there are, as the server counts them; nothing where it refuses the rule. */
export function NextDates({ resource, name, of, value, id }: NextDatesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const zone = useTimeZone();
  const keys = of.flatMap(writtenZonedKeys);
  const values: readonly unknown[] = useWatch({ name: keys });
  const dates = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  const body = useDebounced(JSON.stringify({ ...dates, [name]: value, ...(id !== null && { id }) }), pause);
  const { data } = useQuery({
    queryKey: ['nextDates', resource, body],
    queryFn: ({ signal }) =>
      client.call<Series>({
        method: 'POST',
        path: `${registry.get(resource).api.base}/validate-recurrence`,
        body: JSON.parse(body) as object,
        signal,
      }),
    retry: false,
    placeholderData: (former) => former,
  });
  if (!data) return null;
  const dayOf = ({ startDate, dueDate }: Dates) => formatDay(dayAt(startDate ?? dueDate ?? 0, zone), language);
  const next = data.next.map(dayOf).join(' · ');
  const { total, left } = data;
  const parts = { next, total, left, last: dayOf(data.last) };
  const words = left < total ? 'previewLeft' : total > data.next.length ? 'preview' : 'previewAll';
  return (
    <Box sx={{ fontSize: 12, color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
      {translate(`app.recurrence.${words}`, parts)}
    </Box>
  );
}
