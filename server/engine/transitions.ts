import type { Actor } from '../../schema/access/access.ts';
import { beyondAssigned } from '../../schema/access/scope.ts';
import type { Transition } from '../../schema/entity.ts';
import { nameOf, type ChoiceField } from '../../schema/fields/choice.ts';
import { fieldRefusal, invalid, RefusalError } from '../errors.ts';
import type { Engine } from './engine.ts';
import { findRecord, type Found } from './one.ts';
import { overwriting } from './overwriting.ts';
import { updateRecord } from './update.ts';

/** Refuses with 403 who may edit the record only because it is assigned to them. */
async function requireEditAll(engine: Engine, actor: Actor, entity: string, id: string): Promise<void> {
  try {
    await findRecord(engine, beyondAssigned(actor), entity, id, { action: 'update' });
  } catch (error) {
    // That the record is there is known already: what a lesser right does not find is forbidden, not absent.
    throw error instanceof RefusalError ? new RefusalError('forbidden', 'notAllowed') : error;
  }
}

/**
 * Takes a declared step: from one of its starting values to its end, once what it needs is filled in. Throws 403 where
 * the step asks for more than the right to edit, and 400 where the record stands elsewhere, or naming what is missing.
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
  return overwriting(engine, actor, entity, id, version, (on) =>
    takeSeen(on, actor, entity, id, action, declared, version),
  );
}

/** Takes a step from where the record stands as it was just read. */
async function takeSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  action: string,
  declared: Transition<string>,
  version?: number,
): Promise<Found> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'update' });
  if (declared.level === 'EDIT_ALL') await requireEditAll(engine, actor, entity, id);
  const from = record[declared.field] as string | number;
  if (!declared.from.includes(from)) {
    const { choices } = engine.registry.get(entity).fields[declared.field] as ChoiceField;
    const params = { from: nameOf(choices, from) ?? from, field: declared.field, kind: entity };
    throw new RefusalError('transitionRefused', 'transitionRefused', { params });
  }
  const missing = (declared.needs ?? []).filter((name) => {
    const value = record[name] ?? record[`${name}Id`];
    return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  });
  if (missing.length > 0) throw invalid(missing.map((name) => fieldRefusal(name, 'required')));
  const seen = { version: version ?? record.version, cause: { step: action } };
  return updateRecord(engine, actor, entity, id, { [declared.field]: declared.to }, seen);
}
