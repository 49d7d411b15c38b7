import { useDataProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnyEntity, TimelineConfig } from '../../../../../schema/language/entity.ts';
import { spanOf, valuesOfSpan, type DaySpan } from '../../../../../schema/language/lists/timeline.ts';
import { addToDay, formatDay } from '../../../../../schema/rules/dates.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { useTakeBack } from '../../../writing/useTakeBack.ts';
import { useWrite } from '../../../writing/useWrite.ts';
import type { TimelineQuery } from './useTimeline.ts';

/** Part of a bar that is moved: all of it, or its first or last day. */
export type Grip = 'whole' | 'first' | 'last';

/** Days of a record as a person is about to give them. */
interface Draft {
  readonly id: string;
  readonly span: DaySpan;
}

/** Changes of the days of records. */
export interface SpanMoves {
  /** The days of records that are drawn or being saved, by id. */
  readonly shown: ReadonlyMap<string, DaySpan>;
  /** Moves a part of a bar by days from where it was before. */
  readonly draw: (record: WireRecord, from: DaySpan, grip: Grip, days: number) => DaySpan;
  /** Saves what is drawn. */
  readonly settle: (record: WireRecord) => void;
  /** Restores what is drawn. */
  readonly drop: () => void;
  readonly drawn: string | null;
  readonly place: (record: WireRecord, span: DaySpan) => void;
  readonly wordsOf: (span: DaySpan) => string;
}

/** Returns days after a part of them was moved: the first day never passes the last one. */
export function movedSpan({ first, last }: DaySpan, grip: Grip, days: number): DaySpan {
  const [from, to] = [addToDay(first, days), addToDay(last, days)];
  if (grip === 'whole') return { first: from, last: to };
  return grip === 'first' ? { first: from > last ? last : from, last } : { first, last: to < first ? first : to };
}

/**
 * The changes of a timeline: a bar is in its new place at once, and back where it was, with the reason, if the server
 * refuses. Each can be undone, but for one that moves the others of a series too: which ones is asked.
 */
export function useSpanMoves(
  entity: AnyEntity,
  timeline: TimelineConfig<string>,
  { put, retry: reread }: Pick<TimelineQuery, 'put' | 'retry'>,
): SpanMoves {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  const write = useWrite();
  const takeBack = useTakeBack(entity.name);
  const zone = useTimeZone();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef<Draft | null>(null);
  const [sent, setSent] = useState<readonly Draft[]>([]);
  const keep = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const wordsOf = ({ first, last }: DaySpan) => {
    const [from, to] = [formatDay(first, language), formatDay(last, language)];
    return first === last ? from : translate('app.timeline.days', { first: from, last: to });
  };
  const forget = (id: string) => setSent((now) => now.filter((one) => one.id !== id));

  const save = (record: WireRecord, span: DaySpan) => {
    const title = String(record[entity.title] ?? '');
    const values = valuesOfSpan(entity, timeline, record, span, zone);
    return write({
      entity,
      values,
      show: () => setSent((now) => [...now.filter(({ id }) => id !== record.id), { id: record.id, span }]),
      putBack: () => forget(record.id),
      reachedFrom: () => record,
      send: async (reach) => {
        const data = { ...values, version: record.version };
        const given = { id: record.id, data, previousData: record, meta: { reach } };
        const { data: saved } = await dataProvider.update<WireRecord>(entity.name, given);
        put(saved);
        forget(record.id);
        return saved;
      },
      undo: async (saved) => {
        await takeBack(record.id, saved.version ?? 0);
        const { data: back } = await dataProvider.getOne<WireRecord>(entity.name, { id: record.id });
        put(back);
      },
      reread: (isSeveral) => isSeveral && reread(),
      words: { done: 'app.timeline.moved', undone: 'app.timeline.movedBack', args: { title, days: wordsOf(span) } },
    });
  };

  return {
    shown: new Map([...sent, ...(draft ? [draft] : [])].map(({ id, span }) => [id, span])),
    draw: (record, from, grip, days) => {
      const span = movedSpan(from, grip, days);
      keep({ id: record.id, span });
      return span;
    },
    settle: (record) => {
      const { current } = latest;
      if (current?.id !== record.id) return;
      keep(null);
      const before = spanOf(entity, timeline, record, zone);
      const isSame = before?.first === current.span.first && before.last === current.span.last;
      if (!isSame) void save(record, current.span);
    },
    drop: () => keep(null),
    drawn: draft?.id ?? null,
    place: (record, span) => void save(record, span),
    wordsOf,
  };
}
