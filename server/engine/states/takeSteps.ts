import type { Actor } from '../../../schema/access/access.ts';
import type { State } from '../../../schema/language/stateConfig.ts';
import { startsIn, stateIn, stateKey, type NamedStep, type StateMachine } from '../../../schema/language/states.ts';
import { envelopeOf, fieldRefusal, invalid, notFound, RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { commitMany, holdRows } from '../many/commitMany.ts';
import { remembering } from '../many/remembering.ts';
import { findRecords, type Found } from '../reading/readOne.ts';
import type { IntendedWrite } from '../writing/stages.ts';
import { intendedUpdate, judgeUpdate, staleStep } from '../writing/update.ts';
import { refusedFrom } from './refusals.ts';
import { declaredStep, endOf } from './takeStep.ts';
import type { Accepting } from '../writing/events.ts';

/** A record that a step is taken of. */
export interface StepTarget {
  readonly id: string;
  /** Version that the caller has seen; by default any version. */
  readonly version?: number;
}

/** Request of a step of many records. */
export interface StepsRequest extends Accepting {
  /** Ids, or ids with the version that the caller has seen. */
  readonly ids: readonly (string | StepTarget)[];
  /** The fields that the step asks for, by wire key: the same values for each record. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** A record that the step was not taken of: the refusal, and its present state; null if the caller may not edit it. */
export interface RefusedStep {
  readonly id: string;
  readonly state: State | null;
  readonly code: number;
  readonly key: string;
  readonly message: string;
}

/** Records that the step was taken of, with the versions that it made, and the others with the reason. */
export interface StepsTaken {
  readonly done: readonly { readonly id: string; readonly version: number }[];
  readonly refused: readonly RefusedStep[];
}

/** A step over many records that is being taken. */
interface Taking {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly entity: string;
  readonly step: NamedStep;
  readonly machine: StateMachine;
  readonly given: Readonly<Record<string, unknown>>;
  readonly acceptsClash: boolean | undefined;
  /** Result of each record that was reached. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, RefusedStep>;
}

function refusedBy(id: string, state: State | null, refusal: RefusalError): RefusedStep {
  const { error, errorDetails } = envelopeOf(refusal) as {
    readonly error: Pick<RefusedStep, 'code' | 'key' | 'message'>;
    readonly errorDetails?: unknown;
  };
  return { id, state, ...error, ...(errorDetails !== undefined && { errorDetails }) };
}

/**
 * Takes a declared step of many records: of those where it starts, in one statement and one transaction, by the rules,
 * rights, history and listeners of a single one. Others are refused, each with its reason and present state. If a
 * listener or a constraint refuses a record, the records are taken in halves, so that only that one is left. Throws 404
 * for a step that is not declared and 400 if a record is named twice.
 * @param refusalFor returns the refusal of the records that a failure (the database goes away) left, once some are done;
 * if none are done, the failure is thrown
 */
export async function takeSteps(
  engine: Engine,
  actor: Actor,
  entity: string,
  name: string,
  { ids, given = {}, acceptsClash }: StepsRequest,
  refusalFor: (error: unknown) => RefusalError,
): Promise<StepsTaken> {
  const { step, machine } = declaredStep(engine, entity, name);
  const targets = ids.map((one) => (typeof one === 'string' ? { id: one } : one));
  const wanted = targets.map(({ id, ...rest }) => ({ id: id.toLowerCase(), ...rest }));
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw invalid([fieldRefusal('ids', 'duplicate')]);
  if (stateKey(machine) in given) throw invalid([fieldRefusal(stateKey(machine), 'unknownField')]);
  const taking: Taking = {
    engine,
    actor,
    entity,
    step,
    machine,
    given,
    acceptsClash,
    done: new Map(),
    refused: new Map(),
  };
  try {
    await takeOrHalve(taking, wanted);
  } catch (error) {
    if (error instanceof RefusalError || taking.done.size === 0) throw error;
    for (const { id } of wanted) {
      if (!taking.done.has(id) && !taking.refused.has(id))
        taking.refused.set(id, refusedBy(id, null, refusalFor(error)));
    }
  }
  const { done, refused } = taking;
  return {
    done: wanted.flatMap(({ id }) => (done.has(id) ? [{ id, version: done.get(id) ?? 0 }] : [])),
    refused: wanted.flatMap(({ id }) => refused.get(id) ?? []),
  };
}

/** Takes the step of these together; if something refuses the write itself, of either half. */
async function takeOrHalve(taking: Taking, targets: readonly StepTarget[]): Promise<void> {
  const found = new Map<string, State | null>();
  try {
    const { done, refused } = await takeTogether(taking, targets, found);
    for (const [id, version] of done) taking.done.set(id, version);
    for (const [id, refusal] of refused) taking.refused.set(id, refusedBy(id, found.get(id) ?? null, refusal));
  } catch (error) {
    const [only, ...others] = targets;
    if (!(error instanceof WriteRefused) || !only) throw error;
    if (others.length === 0) {
      taking.refused.set(only.id, refusedBy(only.id, found.get(only.id) ?? null, error.refusal));
      return;
    }
    const middle = Math.ceil(targets.length / 2);
    await takeOrHalve(taking, targets.slice(0, middle));
    await takeOrHalve(taking, targets.slice(middle));
  }
}

/** A refusal of the write of several records, which one of them has caused. */
class WriteRefused extends Error {
  readonly refusal: RefusalError;

  constructor(refusal: RefusalError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

interface Together {
  readonly done: ReadonlyMap<string, number>;
  readonly refused: ReadonlyMap<string, RefusalError>;
}

/**
 * Takes the step of those records that are where it starts, in one transaction that holds them all.
 * @param states is given the present state of each that the caller may edit
 */
async function takeTogether(
  { engine, actor, entity, step, machine, given, acceptsClash }: Taking,
  targets: readonly StepTarget[],
  states: Map<string, State | null>,
): Promise<Together> {
  const model = engine.model(entity);
  const key = stateKey(machine);
  const cause = { step: step.name };
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    const ids = targets.map(({ id }) => id);
    await holdRows(engine, connection, actor, model, ids);
    const found = await findRecords(here, actor, entity, ids, { action: 'update' });
    const isAll = targets.every(({ id }) => found.has(id));
    const readable = isAll ? found : await findRecords(here, actor, entity, ids);
    const judge = remembering(engine, connection);
    const end = await endOf(judge, actor, machine, step.to);
    const refused = new Map<string, RefusalError>();
    const writes: IntendedWrite[] = [];
    const intend = async ({ version }: StepTarget, { record, canUpdateAll }: Found) => {
      if (step.level === 'EDIT_ALL' && !canUpdateAll) throw new RefusalError('forbidden', 'notAllowed');
      if (version !== undefined && version !== record.version)
        throw await staleStep(here, actor, entity, record, version);
      if (!startsIn(step, stateIn(machine, record))) throw refusedFrom(machine, entity, record);
      const judged = await judgeUpdate(
        judge,
        actor,
        entity,
        record,
        { ...given, [key]: end },
        {
          cause,
          mayUpdateAll: canUpdateAll,
        },
      );
      writes.push({ ...intendedUpdate(engine, actor, entity, record, judged, cause), acceptsClash });
    };
    for (const target of targets) {
      const one = found.get(target.id);
      if (one) states.set(target.id, stateIn(machine, one.record));
      try {
        if (!one) throw readable.has(target.id) ? new RefusalError('forbidden', 'notAllowed') : notFound();
        await intend(target, one);
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        refused.set(target.id, error);
      }
    }
    try {
      return { done: await commitMany(engine, connection, writes), refused };
    } catch (error) {
      throw error instanceof RefusalError ? new WriteRefused(error) : error;
    }
  });
}
