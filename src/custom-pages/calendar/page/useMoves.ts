import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { calendarCalls, CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import { registry } from '../../../../schema/index.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useWrite } from '../../../views/writing/useWrite.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { keyOfItem } from './itemKey.ts';
import { valuesBefore, valuesOfMove, type ItemTimes } from './movedTimes.ts';
import { calendarKey } from './useCalendar.ts';

type Answer = ValueOf<(typeof calendarCalls)['list']['answer']>;
type Values = Readonly<Record<string, unknown>>;

/** Moves an item to other times, shown at once. Resolves to false if it went back: refused, or given up. */
export type MoveItem = (item: CalendarItem, to: ItemTimes) => Promise<boolean>;

/** Moves of a calendar: what they show before they are sent, and the sending. */
export interface Moves {
  /** Shows an item at other times, without sending it. */
  readonly show: (item: CalendarItem, times: ItemTimes) => void;
  readonly move: MoveItem;
}

/**
 * Returns how items are moved. Each is in its new place at once, with the way back; one that others changed meanwhile, or
 * that is refused, goes back with the reason. A record of a series asks which others move along.
 */
export function useMoves(): Moves {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const write = useWrite();
  const invalidate = useInvalidate();
  const zone = useTimeZone();
  const writes = useRef(new Map<string, Promise<unknown>>());
  const versions = useRef(new Map<string, number>());

  const show = useCallback(
    (item: CalendarItem, times: ItemTimes) => {
      const key = keyOfItem(item);
      queryClient.setQueriesData<Answer>(
        { queryKey: [calendarKey] },
        (answer) =>
          answer && {
            ...answer,
            data: answer.data.map((one) => (keyOfItem(one) === key ? { ...one, ...times } : one)),
          },
      );
    },
    [queryClient],
  );

  const reread = useCallback(
    async (kind: string) => {
      void invalidate(kind);
      await queryClient.invalidateQueries({ queryKey: [calendarKey] });
    },
    [invalidate, queryClient],
  );

  /** Writes a record of the calendar, after its former write: with the version that this one left. */
  const send = useCallback(
    async (
      { kind, id, version }: Pick<CalendarItem, 'kind' | 'id' | 'version'>,
      values: Values,
      reach: Values = {},
    ) => {
      const sendNow = async () => {
        const known = Math.max(version, versions.current.get(id) ?? 0);
        const given = { id, data: { ...values, version: known }, previousData: { id }, meta: { reach } };
        const { data } = await dataProvider.update<WireRecord>(kind, given as never);
        versions.current.set(id, data.version ?? known);
        return data;
      };
      const sent = (writes.current.get(id) ?? Promise.resolve()).then(sendNow, sendNow);
      writes.current.set(id, sent);
      return sent;
    },
    [dataProvider],
  );

  const move = useCallback<MoveItem>(
    async (item, to) => {
      const entity = registry.get(item.kind);
      const values = valuesOfMove(item, to, zone);
      const before = valuesBefore(item, values);
      if (Object.keys(values).every((key) => values[key] === before[key])) return false;
      return write({
        entity,
        values,
        show: () => show(item, to),
        putBack: () => show(item, item),
        reachedFrom: async () => (await dataProvider.getOne<WireRecord>(item.kind, { id: item.id })).data,
        send: (reach) => send(item, values, reach),
        undo: () => send(item, before),
        reread: () => reread(item.kind),
        words: {
          done: 'app.calendar.moved',
          undone: 'app.calendar.movedBack',
          stale: 'app.calendar.stale',
          args: { name: item.displayName },
        },
      });
    },
    [dataProvider, reread, send, show, write, zone],
  );
  return { show, move };
}
