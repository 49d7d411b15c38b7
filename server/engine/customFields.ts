import type { Actor } from '../../schema/access/access.ts';
import type { CustomField } from '../../schema/fieldsOf.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';

/** Every field that the actor's agency added, in its order. */
export async function allCustomFields(engine: Engine, actor: Actor): Promise<readonly CustomField[]> {
  const { rows } = await engine.database.query<CustomField>(actor.agencyId, {
    text: `select id, entity, label, data_type as "dataType", options from custom_field
      where agency_id = $1 and deleted_at is null order by entity, position, id`,
    values: [agencyOf(actor)],
  });
  return rows;
}

/** The fields that the actor's agency added to an entity's table. */
export async function customFieldsOf(engine: Engine, actor: Actor, root: string): Promise<readonly CustomField[]> {
  return (await allCustomFields(engine, actor)).filter(({ entity }) => entity === root);
}

/** Refuses filters by fields that the agency has not added. */
export async function requireKnownCustom(
  engine: Engine,
  actor: Actor,
  root: string,
  params: readonly string[],
): Promise<void> {
  const asked = params.filter((param) => param.startsWith('custom.'));
  if (asked.length === 0) return;
  const known = new Set((await customFieldsOf(engine, actor, root)).map(({ id }) => `custom.${id}`));
  const unknown = asked.filter((param) => !known.has(param));
  if (unknown.length > 0) throw invalid(unknown.map((param) => fieldRefusal(param, 'unknownParameter')));
}
