import type { Actor } from '../../../../schema/access/access.ts';
import { columnName } from '../../../../schema/fields/field.ts';
import { talkFieldsFor } from '../../../../schema/language/effects/talk.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

/** Records of one kind with whom talk is somebody's. */
export interface Party {
  readonly kind: string;
  readonly ids: readonly string[];
}

/**
 * Returns those whose talk is somebody's: the person or company, and those who belong to them and are talked with
 * themselves, as the contacts of a partner are. Deleted contacts are among them: what they said was said.
 */
export async function partiesOf(
  { registry, database, model }: Engine,
  actor: Actor,
  kind: string,
  id: string,
): Promise<readonly Party[]> {
  const owned = registry
    .ownedBy(kind)
    .filter(({ entity }) => registry.all.some((talk) => talkFieldsFor(talk, entity.name).length > 0));
  const parties = owned.map(async ({ entity, field }) => {
    const { rows } = await database.query<{ id: string }>(agencyOf(actor), {
      text: `select t.id from ${model(entity.name).table} t
        where t.agency_id = $1 and t.${columnName(`${field}Id`)} = $2`,
      values: [agencyOf(actor), id],
    });
    return { kind: entity.name, ids: rows.map((row) => row.id) };
  });
  return [{ kind, ids: [id] }, ...(await Promise.all(parties)).filter(({ ids }) => ids.length > 0)];
}
