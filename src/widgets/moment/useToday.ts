import { useState } from 'react';
import { todayIn } from '../../../schema/rules/dates.ts';
import { useTimeZone } from './timeZone.ts';

/** The day that it was for the reader (`YYYY-MM-DD`) when this part of the page came up. */
export function useToday(): string {
  const zone = useTimeZone();
  const [now] = useState(() => Date.now());
  return todayIn(zone, now);
}
