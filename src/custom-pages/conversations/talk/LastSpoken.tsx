import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { canField } from '../../../../schema/access/can.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { daysBetween } from '../../../../schema/language/lists/timeline.ts';
import { formatInstant, todayIn } from '../../../../schema/rules/dates.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { useLastSpoken } from './useTalk.ts';

/** Days after which a time is told in months. */
const mostDays = 60;

/** Returns a function that tells how long ago a moment was, in days or months. */
function useAgo(): (at: number) => string {
  const zone = useTimeZone();
  const language = useLanguage();
  const today = todayIn(zone, useNow());
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return (at) => {
    const days = Math.max(0, daysBetween(todayIn(zone, at), today));
    return days > mostDays ? format.format(-Math.round(days / 30.44), 'month') : format.format(-days, 'day');
  };
}

/**
 * Says when the agency last spoke with somebody, by what, who did and about what; nothing for those who may read no log of
 * talk.
 */
export function LastSpoken({ entity, record }: { readonly entity: AnyEntity; readonly record: WireRecord }) {
  useWordsOfPages();
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const ago = useAgo();
  const readsAll = canField(useActor(), 'COMM') !== 'none';
  const isAsked = useMay('read', 'callLog') && record.deletedAt == null;
  const last = useLastSpoken({ kind: entity.name, id: record.id }, isAsked);
  const path = recordPath(entity.name, record.id, 'talk');
  if (!last || path === null) return null;
  const { line } = last;
  if (line === null) {
    // Who reads some talk alone does not know that there was none.
    if (!readsAll) return null;
    return <Box sx={{ color: 'ink3', fontSize: 13 }}>{translate('app.talk.never')}</Box>;
  }
  const parts = [
    translate('app.talk.last', { age: ago(line.at) }),
    translate(`resources.${line.kind}.name`, { smart_count: 1 }).toLocaleLowerCase(language),
    ...line.by.map(({ displayName }) => displayName),
  ];
  return (
    <Box sx={{ fontSize: 13, lineHeight: '18px', minWidth: 0 }}>
      <QuietLink to={path} title={formatInstant(line.at, zone, language)}>
        {parts.join(' · ')}
      </QuietLink>
      <Box sx={{ color: 'ink3', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{line.title}</Box>
    </Box>
  );
}
