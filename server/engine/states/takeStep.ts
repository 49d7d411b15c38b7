import type { Actor } from '../../../schema/access/access.ts';
import type { StatusField } from '../../../schema/fields/status.ts';
import {
  declaredSteps,
  machinesOf,
  startsIn,
  stateIn,
  stateKey,
  type NamedStep,
  type StateMachine,
} from '../../../schema/language/states.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { overwriting } from '../writing/overwriting.ts';
import { staleStep, updateRecord } from '../writing/update.ts';
import { refusedFrom } from './refusals.ts';
import type { Accepting } from '../writing/events.ts';

/** Request of a step. */
export interface StepRequest extends Accepting {
  /** Version that the caller has seen; the current one by default. */
  readonly version?: number | undefined;
  /** The fields that the step asks for, by wire key. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Returns a declared step with the states that it moves between; throws 404 for a step that is not declared. */
export function declaredStep(
  engine: Engine,
  entity: string,
  name: string,
): { readonly step: NamedStep; readonly machine: StateMachine } {
  const declared = engine.registry.get(entity);
  const step = declaredSteps(declared).find((one) => one.name === name);
  const machine = machinesOf(declared).find(({ field }) => field === step?.field);
  if (!step || !machine) throw new RefusalError('notFound', 'notFound');
  return { step, machine };
}

/**
 * Returns the value that a step writes into its field: its end, or the first status of that category; throws 1012 if
 * there is none.
 */
export async function endOf(engine: Engine, actor: Actor, { declared }: StateMachine, to: unknown): Promise<unknown> {
  if (declared.kind !== 'status') return to;
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select s.id from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.type = $2 and c.code = $3 and s.deleted_at is null order by s.position, s.id limit 1`,
    values: [agencyOf(actor), (declared as StatusField).type, to],
  });
  const [first] = rows;
  if (!first) throw new RefusalError('transitionRefused', 'noStatusThere');
  return first.id;
}

/**
 * Takes a declared step: from one of its states to its end, once what it needs and asks for is filled in. Throws 404
 * for a step that there is not, 403 where it asks for more than the right to edit, and 400 where the record is in
 * another state, a guard refuses, or naming all that is missing.
 */
export async function takeStep(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  name: string,
  request: StepRequest = {},
): Promise<Found> {
  const declared = declaredStep(engine, entity, name);
  return overwriting(engine, actor, entity, id, request.version, (on) =>
    takeSeen(on, actor, entity, id, declared, request),
  );
}

/** Takes a step from where the record is as it was just read. */
async function takeSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  { step, machine }: { readonly step: NamedStep; readonly machine: StateMachine },
  { version, given = {}, acceptsClash }: StepRequest,
): Promise<Found> {
  const { record, canUpdateAll } = await findRecord(engine, actor, entity, id, { action: 'update' });
  if (step.level === 'EDIT_ALL' && !canUpdateAll) throw new RefusalError('forbidden', 'notAllowed');
  if (version !== undefined && version !== record.version)
    throw await staleStep(engine, actor, entity, record, version);
  if (!startsIn(step, stateIn(machine, record))) throw refusedFrom(machine, entity, record);
  const key = stateKey(machine);
  if (key in given) throw invalid([fieldRefusal(key, 'unknownField')]);
  const body = { ...given, [key]: await endOf(engine, actor, machine, step.to) };
  const seen = { version: version ?? record.version, cause: { step: step.name }, acceptsClash };
  return updateRecord(engine, actor, entity, id, body, seen);
}
