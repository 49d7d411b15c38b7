import { systemActor, type Actor } from '../../../schema/access/access.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from './readOne.ts';
import { selectionOf } from './selection.ts';
import { Values } from '../sql.ts';

/** A record with every field, and the kind that it is of its table's. */
export interface WholeRecord {
  readonly kind: string;
  readonly record: WireRecord;
}

/**
 * Records of a table by their ids, in that order, with every field whatever the actor's rights; deleted ones too. Asked
 * in the actor's agency, and for their day. For the server's own use: a caller is answered by `findRecord`.
 */
export async function wholeRecords(
  engine: Engine,
  actor: Actor,
  model: Model,
  ids: readonly string[],
): Promise<readonly WholeRecord[]> {
  const agencyId = agencyOf(actor);
  const values = new Values();
  const agency = values.add(agencyId);
  const wanted = values.add(ids);
  const reader = systemActor(agencyId);
  const selection = selectionOf(model, reader);
  const columns = selection.columns({ today: engine.today(actor), values, actor: reader, models: engine.model });
  const variant = model.hasKinds ? 't.kind' : `'${model.entity.name}'`;
  const { rows } = await engine.database.query<readonly unknown[]>(agencyId, {
    text: `select ${columns}, ${variant} from ${model.table} t ${selection.joins}
      where t.agency_id = ${agency}::uuid and t.id = any(${wanted}::uuid[])
      order by array_position(${wanted}::uuid[], t.id)`,
    values: values.list,
    isArrays: true,
  });
  return rows.map((row) => ({ kind: String(row[selection.width]), record: selection.read(row) as WireRecord }));
}
