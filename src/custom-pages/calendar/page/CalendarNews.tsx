import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { registry } from '../../../../schema/index.ts';
import { useNewRecords } from '../../../realtime/useNewRecords.ts';
import { useLiveRows } from '../../../views/live/useLiveRows.ts';
import { calendarKinds } from './calendarState.ts';

interface NewsProps {
  readonly items: readonly CalendarItem[];
  readonly onNews: () => void;
}

function KindNews({ kind, items, onNews }: NewsProps & { readonly kind: string }) {
  const entity = registry.get(kind);
  const records = useMemo(() => items.filter((item) => item.kind === kind), [items, kind]);
  const { changed, gone } = useLiveRows(entity, records);
  const tell = useEffectEvent(onNews);
  const news = [...changed, ...gone].join(' ');
  useEffect(() => {
    if (news !== '') tell();
  }, [news]);
  useNewRecords(entity, onNews);
  return null;
}

/** Hears what others add, change and delete of what stands in a calendar. */
export function CalendarNews(props: NewsProps) {
  return calendarKinds.map((kind) => <KindNews key={kind} kind={kind} {...props} />);
}
