import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { readZoned } from '../../../../schema/fields/zoned.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { dayAt } from '../../../../schema/rules/dates.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { keptAt } from '../../../engine/filters/namedConditions.ts';
import type { WriteEvent } from '../../../engine/writing/events.ts';
import type { Span } from './booked.ts';
import { clashOf, type FoundClash } from './foundClash.ts';
import { itemsOf } from './items.ts';
import { readAmong, readRecords } from './list.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields of a hold that say what it is for. */
const purposes = ['event', 'opportunity', 'client'] as const;

/** SQL condition that a hold of `t` comes first on its day, or is confirmed: the others wait behind one that does. */
const comesFirst = "t.state in ('HELD', 'CONFIRMED') and (t.rank = 1 or t.state = 'CONFIRMED')";

/**
 * Returns the first and last day of a booking. A hold is a day without a zone, so both readings count: the days where the
 * booking takes place, and those of whoever writes it.
 */
function daysOf(
  { calendar }: AnyEntity,
  { actor, after }: Pick<WriteEvent, 'actor' | 'after'>,
  [from, until]: Span,
): readonly [string, string] {
  const own = [calendar?.start ?? [], calendar?.end ?? []].flat().flatMap((name) => readZoned(name, after)?.zone ?? []);
  const moments = [from, Math.max(from, until - 1)];
  const days = [...own, actor.timeZone].flatMap((zone) => moments.map((moment) => dayAt(moment, zone))).toSorted();
  return [days[0] ?? '', days.at(-1) ?? ''];
}

function purposeOf(record: Values): string | null {
  const known = purposes.map((field) => record[field] as Pick<Reference, 'displayName'> | null | undefined);
  return known.find((one) => one != null)?.displayName ?? null;
}

/**
 * Returns the holds on the days of a booking that keep its people for something else. A hold for the booking itself, for
 * its event or for its opportunity is none.
 * @param own ids of the records that the booking points to
 */
export async function clashesWithHolds(
  engine: Engine,
  entity: AnyEntity,
  event: Pick<WriteEvent, 'actor' | 'id' | 'after'>,
  {
    span,
    people,
    own,
  }: { readonly span: Span; readonly people: readonly Reference[]; readonly own: ReadonlySet<string> },
): Promise<readonly FoundClash[]> {
  const { actor, id } = event;
  const [first, last] = daysOf(entity, event, span);
  const everyone: Actor = { ...systemActor(agencyOf(actor)), timeZone: actor.timeZone };
  const reading = { further: purposes };
  const found = await readRecords(
    engine,
    everyone,
    hold,
    {},
    ({ model, values, agency }) => {
      const owners = keptAt(model, 'talent', agency()).owners(`${values.add(people.map((one) => one.id))}::uuid[]`);
      const days = `t.day between ${values.add(first)}::date and ${values.add(last)}::date`;
      return [comesFirst, days, `t.id in (${owners})`];
    },
    reading,
  );
  const others = found.filter(({ record }) => {
    const about = ['event', 'opportunity'].flatMap((field) => (record[field] as Reference | null)?.id ?? []);
    return !own.has(record['id'] as string) && !about.some((one) => one === id || own.has(one));
  });
  if (others.length === 0) return [];
  const ids = others.map(({ record }) => record['id'] as string);
  const seen = await readAmong(engine, actor, hold, ids, reading);
  const known = new Map(seen.map(({ record }) => [record['id'] as string, record]));
  return others.flatMap((one) =>
    itemsOf(hold, one, { from: '', to: '', zone: actor.timeZone }).map((item): FoundClash => {
      const readable = known.get(item.id);
      const told = clashOf(item, people, { isNamed: readable !== undefined, isTravel: false });
      const about = readable && { hold: { state: String(readable['state']), about: purposeOf(readable) } };
      return { told: { ...told, ...about }, item: { kind: item.kind, id: item.id } };
    }),
  );
}
