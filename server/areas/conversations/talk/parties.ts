import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

/** Records of one kind with whom talk is somebody's. */
export interface Party {
  readonly kind: string;
  readonly ids: readonly string[];
}

/**
 * Returns those whose talk is somebody's, by kind: the person or company, and their contacts (`parties_of_talk`, by which
 * the moment of the last talk is kept too). Deleted contacts are among them: what they said was said.
 */
export async function partiesOf({ database }: Engine, actor: Actor, id: string): Promise<readonly Party[]> {
  const { rows } = await database.query<Party>(agencyOf(actor), {
    text: `select r.kind, array_agg(r.id) as ids from parties_of_talk($1, $2) p
      join record r on r.agency_id = $1 and r.id = p.id group by r.kind`,
    values: [agencyOf(actor), id],
  });
  return rows;
}
