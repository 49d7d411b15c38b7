import type { Actor } from '../../schema/access/access.ts';
import { fieldRefusal, invalid, RefusalError } from '../errors.ts';
import type { Engine } from './engine.ts';
import { findRecord, type Found } from './one.ts';
import { updateRecord } from './update.ts';

/**
 * Takes a declared step: from one of its starting values to its end, once what it needs is filled in. Throws 400 where
 * the record stands elsewhere, or naming what is missing.
 */
export async function takeTransition(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  action: string,
  version?: number,
): Promise<Found> {
  const declared = engine.registry.get(entity).transitions?.[action];
  if (!declared) throw new RefusalError('notFound', 'notFound');
  const { record } = await findRecord(engine, actor, entity, id, { action: 'update' });
  const from = record[declared.field] as string | number;
  if (!declared.from.includes(from)) {
    throw new RefusalError('transitionRefused', 'transitionRefused', { params: { from: String(from) } });
  }
  const missing = (declared.needs ?? []).filter((name) => {
    const value = record[name] ?? record[`${name}Id`];
    return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  });
  if (missing.length > 0) throw invalid(missing.map((name) => fieldRefusal(name, 'required')));
  return updateRecord(
    engine,
    actor,
    entity,
    id,
    { [declared.field]: declared.to },
    { version: version ?? record.version },
  );
}
