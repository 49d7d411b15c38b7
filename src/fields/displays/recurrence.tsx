import { useTranslate } from 'ra-core';
import { firstDayOf } from '../../../schema/fields/recurrence.ts';
import type { RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { recurrenceSentence } from '../../widgets/recurrence/sentence.ts';
import { RecurrenceCell } from '../columns/recurrence.tsx';
import type { CellProps } from '../kind.ts';

/** Rule by which a record repeats, as a sentence. */
export function RecurrenceDisplay(props: CellProps<'recurrence'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const setting = props.record[props.name] as RecurrenceSetting | null | undefined;
  const day = firstDayOf(props.field, props.record);
  if (!setting || day === null) return <RecurrenceCell {...props} />;
  return <span>{recurrenceSentence(setting, day, language, translate)}</span>;
}
