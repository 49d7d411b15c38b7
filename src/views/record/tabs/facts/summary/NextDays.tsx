import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../../schema/language/entity.ts';
import { formatDay } from '../../../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import { useLanguage } from '../../../../../i18n/useLanguage.ts';
import { fieldWord } from '../../../../../i18n/fieldWords.ts';
import { useTimeZone } from '../../../../../widgets/moment/timeZone.ts';
import { useToday } from '../../../../../widgets/moment/useToday.ts';
import { PeekLink } from '../../../../../widgets/peek/PeekLink.tsx';
import { useViewFields } from '../../../../view-fields/viewFields.ts';
import { upcomingOf, type Upcoming } from './upcoming.ts';
import { useLinkedDays, type LinkedDay } from './useLinkedDays.ts';

/** Number of days that are shown. */
const shownAtMost = 5;

const isLinked = (one: Upcoming | LinkedDay): one is LinkedDay => 'entity' in one;

interface NextDaysProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Days to come of a record and of those that point to it, the next one first. */
export function NextDays({ entity, record }: NextDaysProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const today = useToday();
  const zone = useTimeZone();
  const { sections } = useViewFields(entity);
  const fields = sections.flatMap((section) => section.fields);
  const linked = useLinkedDays(entity, record.id, today, zone);
  const days = [...upcomingOf(record, fields, today, zone), ...linked.days]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, shownAtMost);
  if (linked.isPending) return null;
  if (days.length === 0) {
    return <Box sx={{ color: 'ink3' }}>{translate('app.views.record.nothingNext')}</Box>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {days.map((one) => {
        const of = isLinked(one) ? one : { entity, record };
        const word =
          one.turns === undefined
            ? translate(fieldWord(of.entity.name, one.name))
            : translate('app.views.record.turns', { age: one.turns });
        return (
          <Box component="li" key={`${of.record.id} ${one.name}`} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box component="span" sx={{ flex: 'none', width: 92, color: 'ink2', fontVariantNumeric: 'tabular-nums' }}>
              {formatDay(one.day, language)}
            </Box>
            <Box component="span" sx={{ minWidth: 0 }}>
              {isLinked(one) ? (
                <>
                  <PeekLink kind={of.entity.name} id={of.record.id}>
                    {String(of.record[of.entity.title] ?? '')}
                  </PeekLink>
                  <Box component="span" sx={{ color: 'ink3' }}>{` · ${word}`}</Box>
                </>
              ) : (
                word
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
