import { Readable } from 'node:stream';
import type { Actor } from '../../../../schema/access/access.ts';
import type { calendarCalls, CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { blockKind } from '../../../../schema/areas/calendar/sources.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import { calendarColumns, type CalendarFormat } from '../../../../schema/rules/calendar.ts';
import type { Cell } from '../../../engine/export/cells.ts';
import { csvOf } from '../../../engine/export/csv.ts';
import { mediaTypes } from '../../../engine/export/mediaTypes.ts';
import { xlsxOf } from '../../../engine/export/xlsx.ts';
import type { Engine } from '../../../engine/engine.ts';
import { icsOf } from './ics.ts';
import { listCalendar, yearlyKinds } from './list.ts';

type ExportQuestion = ValueOf<NonNullable<(typeof calendarCalls)['export']['body']>>;
type Words = Readonly<Record<string, string>>;

const types: Readonly<Record<CalendarFormat, string>> = {
  ics: 'text/calendar; charset=utf-8',
  csv: `${mediaTypes.csv}; charset=utf-8`,
  xlsx: mediaTypes.xlsx,
};

/** Returns a function that names an item in some words: the first and the last day of a contract say which one they are. */
export const nameIn = (words: Words) => (item: CalendarItem) => {
  if (item.kind === blockKind && item.displayName === '') return words['BUSY'] ?? 'Busy';
  return item.edge === undefined
    ? item.displayName
    : `${item.displayName} (${words[item.edge] ?? item.edge.toLowerCase()})`;
};

const wordOf = (value: unknown): string => (value as { readonly displayName?: string } | null)?.displayName ?? '';

function rowOf(item: CalendarItem, words: Words): readonly Cell[] {
  const { kind, isAllDay, start, end, startDay, endDay, people, record } = item;
  const at = (day: string | null, moment: number | null): Cell =>
    day === null ? (moment === null ? null : { moment }) : { day };
  const cells: Readonly<Record<(typeof calendarColumns)[number], Cell>> = {
    kind: words[kind] ?? kind,
    name: nameIn(words)(item),
    start: at(startDay, start),
    end: at(endDay, end),
    isAllDay,
    people: people.map(({ displayName }) => displayName).join(', '),
    type: wordOf(record['type']),
    status: wordOf(record['status']) || (words[String(record['state'])] ?? String(record['state'] ?? '')),
  };
  return calendarColumns.map((column) => cells[column]);
}

/** A calendar as a file: what the list of the same question answers, row for row. */
export async function exportCalendar(
  engine: Engine,
  actor: Actor,
  { format, headings, words = {}, sheet = 'Calendar', ...question }: ExportQuestion,
  now: number,
): Promise<{ readonly content: Readable | string; readonly type: string; readonly name: string }> {
  const { data } = await listCalendar(engine, actor, question);
  const file = { type: types[format], name: `calendar.${format}` };
  if (format === 'ics') {
    const options = { name: sheet, now, nameOf: nameIn(words), yearlyKinds: yearlyKinds(engine) };
    return { ...file, content: icsOf(data, options) };
  }
  const batches = Readable.from([data.map((item) => rowOf(item, words))]);
  const heads = headings ?? calendarColumns;
  const zone = question.timezoneId ?? actor.timeZone;
  const content =
    format === 'csv'
      ? csvOf(batches, heads, zone)
      : xlsxOf({ total: data.length, batches }, { headings: heads, word: sheet, zone });
  return { ...file, content };
}
