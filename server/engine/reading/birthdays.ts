import type { Actor } from '../../../schema/access/access.ts';
import { addToDay, isDay } from '../../../schema/rules/dates.ts';
import type { Engine } from '../engine.ts';
import { listParts } from './list.ts';

/** A talent whose birthday comes, with the day on which it does. */
export interface ComingBirthday {
  readonly id: string;
  readonly kind: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly at: null;
  readonly day: string;
  readonly about: null;
}

/** The days of a range by month and day, in order; 29 February is kept on the 28th of other years. */
function monthDays(from: string, to: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (let day = from; day <= to; day = addToDay(day, 1)) {
    days.set(day.slice(5), day);
    if (day.endsWith('-02-28') && !isDay(`${day.slice(0, 4)}-02-29`)) days.set('02-29', day);
  }
  return days;
}

/** Returns the next birthdays of talents that an actor may read, in the order of their days: the first of them, and how many there are. */
export async function birthdaysWithin(
  engine: Engine,
  actor: Actor,
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): Promise<{ readonly total: number; readonly rows: ComingBirthday[] }> {
  const parts = listParts(engine, actor, 'talent', { fields: ['displayName'] });
  const { model, values, narrowed } = parts;
  const days = monthDays(from, to);
  const { rows } = await engine.database.query<
    Omit<ComingBirthday, 'day' | 'at' | 'about'> & { readonly dob: string; readonly total: number }
  >(actor.agencyId, {
    text: `select t.id, t.kind, r.label as "displayName", r.avatar, to_char(t.dob, 'MM-DD') as dob,
          (count(*) over ())::integer as total
        from ${model.table} t join record r on r.agency_id = t.agency_id and r.id = t.id
        where ${narrowed} and to_char(t.dob, 'MM-DD') = any(${values.add([...days.keys()])}::text[])
        order by array_position(${values.add([...days.keys()])}::text[], to_char(t.dob, 'MM-DD')), r.label, t.id
        limit ${values.add(most)}`,
    values: values.list,
  });
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ dob, total: _all, ...row }) => ({ ...row, at: null, day: days.get(dob) ?? from, about: null })),
  };
}
