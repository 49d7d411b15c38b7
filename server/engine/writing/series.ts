import { defaultsOfActor, systemActor, type Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { todayIn } from '../../../schema/rules/dates.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { settingsOf } from '../settings/values.ts';

/** Digits that a number has at least. */
const digits = 4;

/** The texts of an entity that are numbers of a series, with the settings that say what they begin with. */
function seriesOf({ fields }: AnyEntity) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { series } = field as TextOptions;
    return series ? [{ name, ...series }] : [];
  });
}

/** Takes the next number of a series in a year; others wait until this transaction ends. */
async function nextNumber(connection: Connection, agencyId: string, series: string, year: number): Promise<number> {
  const { rows } = await connection.query<{ last: number }>({
    text: `insert into number_series as s (agency_id, series, year, last) values ($1, $2, $3, 1)
      on conflict (agency_id, series, year) do update set last = s.last + 1 returning last`,
    values: [agencyId, series, year],
  });
  return rows[0]?.last ?? 1;
}

async function numberOf(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  one: Series & { readonly series: string; readonly at: number },
) {
  const agencyId = agencyOf(actor);
  const here = within(engine, connection);
  const settings = await settingsOf(here, systemActor(agencyId, defaultsOfActor(actor)), { name: one.settings });
  const prefix = (settings as Readonly<Record<string, unknown>>)[one.prefix] ?? '';
  const year = Number(todayIn(defaultsOfActor(actor).timeZone, one.at).slice(0, 4));
  const number = await nextNumber(connection, agencyId, one.series, year);
  return `${String(prefix)}${year}-${String(number).padStart(digits, '0')}`;
}

type Series = ReturnType<typeof seriesOf>[number];

/** Gives each new record the next number of its agency and year in the texts that are declared as a series. */
export function keepSeries(engine: Engine): void {
  for (const entity of engine.registry.all) {
    const series = seriesOf(entity);
    if (series.length === 0) continue;
    engine.beforeWrite(
      entity.name,
      async ({ actor, after, at = engine.clock() }, connection) => {
        const numbers: Record<string, string> = {};
        for (const one of series)
          if (after[one.name] == null)
            numbers[one.name] = await numberOf(engine, connection, actor, {
              ...one,
              series: `${entity.root}.${one.name}`,
              at,
            });
        return numbers;
      },
      { of: ['create'] },
    );
  }
}
