import type { Actor } from '../../../schema/access/access.ts';
import type { StatusField } from '../../../schema/fields/status.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { fieldRefusal, type FieldRefusal } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';

/** The wire keys of an entity's statuses. */
export function statusKeys({ entity }: Model): readonly string[] {
  return Object.keys(entity.fields).flatMap((name) => (entity.fields[name]?.kind === 'status' ? [`${name}Id`] : []));
}

/**
 * Returns the initial status of a type of work: the first of the first category that the agency has not hidden; null if
 * that one has none.
 */
export async function firstStatusOf(engine: Engine, actor: Actor, type: StatusType): Promise<string | null> {
  const { rows } = await engine.database.query<{ id: string | null }>(actor.agencyId, {
    text: `select (select s.id from statuses s where s.agency_id = c.agency_id and s.category_id = c.id
        and s.deleted_at is null order by s.position, s.id limit 1) as id
      from status_categories c where c.agency_id = $1 and c.type = $2 and not c.is_hidden and c.deleted_at is null
      order by c.position, c.id limit 1`,
    values: [agencyOf(actor), type],
  });
  return rows[0]?.id ?? null;
}

/**
 * Sets the first status in `after` of a new record wherever none was given; returns errors for required ones that are
 * still missing.
 */
export async function setFirstStatuses(
  engine: Engine,
  actor: Actor,
  model: Model,
  after: Record<string, unknown>,
): Promise<readonly FieldRefusal[]> {
  const missing: FieldRefusal[] = [];
  for (const [name, field] of Object.entries(model.entity.fields)) {
    const key = `${name}Id`;
    if (field.kind !== 'status' || after[key]) continue;
    after[key] = await firstStatusOf(engine, actor, (field as StatusField).type);
    if (after[key] === null && field.required) missing.push(fieldRefusal(key, 'required'));
  }
  return missing;
}
