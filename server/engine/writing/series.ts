import { defaultsOfActor, systemActor } from '../../../schema/access/access.ts';
import type { SeriesOptions, TextOptions } from '../../../schema/fields/text.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { defaultSeriesDigits } from '../../../schema/rules/limits.ts';
import { seriesNumber } from '../../../schema/rules/numbers.ts';
import type { Connection } from '../../database/pools.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf, todayOfAgency } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { settingsOf } from '../settings/values.ts';
import type { WriteIntent } from './events.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text that is a number of a series. */
interface Series extends SeriesOptions {
  readonly name: string;
  /** Name of the series in the table of numbers. */
  readonly key: string;
}

function seriesOf({ root, fields }: AnyEntity): readonly Series[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { series } = field as TextOptions;
    return series ? [{ ...series, name, key: `${root}.${name}` }] : [];
  });
}

/** Do the numbers of a series restart each year? */
const isYearly = ({ restarts }: Series, settings: Values): boolean =>
  restarts === undefined || settings[restarts] === true;

/** The year of a day in the table of numbers. */
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Takes the next number of a series in a year; others wait until this transaction ends. */
async function nextNumber(connection: Connection, agencyId: string, series: string, year: number): Promise<number> {
  const { rows } = await connection.query<{ last: number }>({
    text: `insert into number_series as s (agency_id, series, year, last) values ($1, $2, $3, 1)
      on conflict (agency_id, series, year) do update set last = greatest(s.last + 1, s.least) returning last`,
    values: [agencyId, series, year],
  });
  return rows[0]?.last ?? 1;
}

/** Returns the number of a new record, as text. */
async function numberOf(
  engine: Engine,
  connection: Connection,
  series: Series,
  { actor, after, at = engine.clock() }: WriteIntent,
): Promise<string> {
  const agencyId = agencyOf(actor);
  const here = within(engine, connection);
  const system = systemActor(agencyId, defaultsOfActor(actor));
  const settings = (await settingsOf(here, system, { name: series.settings })) as Values;
  const restarts = isYearly(series, settings);
  const day = restarts ? String(after[series.of ?? ''] ?? (await todayOfAgency(connection, at))) : '';
  const number = await nextNumber(connection, agencyId, series.key, yearOf(day));
  const digits = Number(settings[series.digits ?? ''] ?? defaultSeriesDigits);
  const year = restarts ? day.slice(0, 4) : null;
  return seriesNumber({ prefix: String(settings[series.prefix] ?? ''), year, number, digits });
}

/**
 * Has a series go on from the number that its settings name, in the current year if it restarts. Throws a 400 that names
 * the highest number given unless it is above that.
 */
async function goOnFrom(
  engine: Engine,
  connection: Connection,
  series: Series & { readonly next: string },
  { actor, after, at = engine.clock() }: WriteIntent,
): Promise<void> {
  const next = after[series.next];
  if (next == null) return;
  const year = isYearly(series, after) ? yearOf(await todayOfAgency(connection, at)) : yearOf('');
  const { rows } = await connection.query<{ last: number }>({
    text: `insert into number_series as s (agency_id, series, year, last, least) values ($1, $2, $3, 0, $4)
      on conflict (agency_id, series, year) do update set least = excluded.least returning last`,
    values: [agencyOf(actor), series.key, year, next],
  });
  const highest = rows[0]?.last ?? 0;
  if (Number(next) <= highest) throw invalid([fieldRefusal(series.next, 'numberGiven', { highest })]);
}

/** Gives new records the next numbers of the series that their texts are, and has these go on as their settings say. */
export function keepSeries(engine: Engine): void {
  for (const entity of engine.registry.all) {
    const series = seriesOf(entity);
    if (series.length === 0) continue;
    engine.beforeWrite(
      entity.name,
      async (intent, connection) => {
        const numbers: Record<string, string> = {};
        for (const one of series)
          if (intent.after[one.name] == null) numbers[one.name] = await numberOf(engine, connection, one, intent);
        return numbers;
      },
      { of: ['create'] },
    );
    for (const { next, ...one } of series) {
      // Throws where there are no such settings.
      const settings = engine.registry.get(one.settings);
      if (next === undefined || entity.name !== entity.root) continue;
      engine.beforeWrite(
        settings.name,
        (intent, connection) => goOnFrom(engine, connection, { ...one, next }, intent),
        {
          of: ['create', 'update'],
          when: ({ changes }) => changes.some(({ field }) => field === next),
        },
      );
    }
  }
}
