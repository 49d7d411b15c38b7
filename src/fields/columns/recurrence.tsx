import { useTranslate } from 'ra-core';
import type { RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** Repeat of a series, in a word. */
export function RecurrenceCell({ name, record }: CellProps<'recurrence'>) {
  const translate = useTranslate();
  const setting = record[name] as RecurrenceSetting | null | undefined;
  return setting ? translate(`app.repeats.${setting.repeat}`) : <NoValue />;
}
