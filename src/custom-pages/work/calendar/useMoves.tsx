import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useContext, useRef } from 'react';
import type { calendarCalls, CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import { registry } from '../../../../schema/index.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { ReachContext } from '../../../views/reach/ReachContext.ts';
import { askReachOf } from '../../../views/reach/useReach.ts';
import { reachedIn } from '../../../views/reach/reachesOthers.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
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
  const ask = useContext(ReachContext);
  const notify = useNotify();
  const translate = useTranslate();
  const tellFailure = useFailureNotice();
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
  const write = useCallback(
    async (
      { kind, id, version }: Pick<CalendarItem, 'kind' | 'id' | 'version'>,
      values: Values,
      reach: Values = {},
    ) => {
      const send = async () => {
        const known = Math.max(version, versions.current.get(id) ?? 0);
        const given = { id, data: { ...values, version: known }, previousData: { id }, meta: { reach } };
        const { data } = await dataProvider.update<WireRecord>(kind, given as never);
        versions.current.set(id, data.version ?? known);
        return data;
      };
      const sent = (writes.current.get(id) ?? Promise.resolve()).then(send, send);
      writes.current.set(id, sent);
      return sent;
    },
    [dataProvider],
  );

  const complain = useCallback(
    ({ displayName: name }: CalendarItem, error: unknown) => {
      if (refusalOf(error)?.key === 'staleVersion')
        notify('app.calendar.stale', { type: 'warning', messageArgs: { name } });
      else tellFailure(error);
    },
    [notify, tellFailure],
  );

  const move = useCallback<MoveItem>(
    async (item, to) => {
      const entity = registry.get(item.kind);
      const values = valuesOfMove(item, to, zone);
      const before = valuesBefore(item, values);
      if (Object.keys(values).every((key) => values[key] === before[key])) return false;
      show(item, to);
      try {
        const record = entity.api.reach
          ? (await dataProvider.getOne<WireRecord>(item.kind, { id: item.id })).data
          : undefined;
        const reach = record && (await askReachOf(ask, entity, record, 'update', values));
        if (reach === null) {
          show(item, item);
          return false;
        }
        const saved = await write(item, values, reach);
        const name = item.displayName;
        const reached = reachedIn(entity, saved);
        const undo = async () => {
          show(item, item);
          try {
            await write(item, before);
            void reread(item.kind);
            // Again: an earlier reading may have answered meanwhile.
            show(item, item);
            notify('app.calendar.movedBack', { messageArgs: { name } });
          } catch (error) {
            complain(item, error);
            void reread(item.kind);
          }
        };
        if (reached)
          notify('app.views.record.savedSeveral', {
            messageArgs: {
              name: translate(`resources.${item.kind}.name`, { smart_count: 1 }),
              smart_count: reached.changed,
              kept: reached.kept,
            },
          });
        else
          notify('app.calendar.moved', {
            messageArgs: { name },
            autoHideDuration: undoTime,
            action: <UndoButton onUndo={() => void undo()} />,
          });
        await reread(item.kind);
        return true;
      } catch (error) {
        show(item, item);
        complain(item, error);
        void reread(item.kind);
        return false;
      }
    },
    [ask, complain, dataProvider, notify, reread, show, translate, write, zone],
  );
  return { show, move };
}
