import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { scopeOf, unionOf } from '../../../../schema/access/scope.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { internationalPhone } from '../../../../schema/rules/contact-points/points.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { peopleAt } from '../../../engine/contacts/peopleAt.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql, waysInto } from '../../../engine/filters/scopeSql.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { Values } from '../../../engine/sql.ts';

type Call = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns those of some people through whom, by being assigned to an actor, calls about them are as well. */
async function assigning(engine: Engine, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const through = waysInto(scopeOf(actor, 'read', 'callLog', engine.registry)).filter(
    (way) => way.type === 'owner' && way.field === 'about',
  );
  const values = new Values();
  const [agency, people] = [values.add(agencyOf(actor)), values.add(ids)];
  // A row that points to one person: the call that it is for has none yet.
  const row = { ...engine.model('callLog'), links: [] };
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select w.about_id as id from (select ${agency}::uuid as agency_id, unnest(${people}::uuid[]) as about_id) w
      where ${scopeSql(unionOf(through), row, 'w', actor, values, engine.model)}`,
    values: values.list,
  });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the people that calls may be about whose number this is, of those that the actor may know calls of: all of
 * them, or those assigned to the actor.
 */
export async function peopleOfNumber(engine: Engine, actor: Actor, call: Call): Promise<readonly Reference[]> {
  const number = textOf(call['number']);
  const value = number === null ? null : internationalPhone(number, textOf(call['countryCode']));
  if (value === null) return [];
  const { about } = engine.registry.get('callLog').fields;
  const kinds = about ? targetsOf(about) : [];
  const [found = []] = await peopleAt(engine, agencyOf(actor), [{ kind: 'PHONE', value }]);
  const people = found.filter(({ kind }) => kinds.includes(kind));
  if (people.length === 0 || scopeOf(actor, 'read', 'callLog', engine.registry).type === 'everything') return people;
  const own = await assigning(
    engine,
    actor,
    people.map(({ id }) => id),
  );
  return people.filter(({ id }) => own.has(id));
}

/** Returns the one of several people whom the newest call is about; undefined if no call is about any of them. */
async function lastSpokenWith(engine: Engine, agencyId: string, ids: readonly string[]): Promise<string | undefined> {
  const { data } = await listRecords(engine, systemActor(agencyId), 'callLog', {
    filters: { aboutIds: ids },
    orderBy: 'at',
    orderDirection: 'DESC',
    pageSize: 1,
  });
  const about = (data[0]?.['about'] ?? []) as readonly Reference[];
  return about.find(({ id }) => ids.includes(id))?.id;
}

/** Returns the person whom a call is about by its number; of several the one last spoken with, or null. */
export async function personOfNumber(engine: Engine, actor: Actor, call: Call): Promise<string | null> {
  const people = await peopleOfNumber(engine, actor, call);
  const ids = people.map(({ id }) => id);
  if (ids.length < 2) return ids[0] ?? null;
  return (await lastSpokenWith(engine, agencyOf(actor), ids)) ?? null;
}
