import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { blockKind } from '../../../../../schema/areas/calendar/sources.ts';
import type { CalendarConfig } from '../../../../../schema/language/effects/calendar.ts';
import { registry } from '../../../../../schema/index.ts';

/** Returns true for times that a calendar of another program takes up: they are no records. */
export const isBlock = ({ kind }: { readonly kind: string }): boolean => kind === blockKind;

/** Returns the place of a kind of records in calendars; undefined for what is no record. */
export function calendarOf(kind: string): CalendarConfig | undefined {
  return kind === blockKind ? undefined : registry.get(kind).calendar;
}

/** Returns a function that names a kind of items. */
export function useKindWord(): (kind: string, count: number) => string {
  const translate = useTranslate();
  return useCallback(
    (kind, count) =>
      kind === blockKind
        ? translate('app.calendar.feeds.block', { smart_count: count })
        : translate(`resources.${kind}.name`, { smart_count: count }),
    [translate],
  );
}
