import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { beyondAssigned } from '../../../schema/access/scope.ts';
import { openRuleOf } from '../../../schema/language/due.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { singular } from '../../../schema/fields/field.ts';
import { accessLookup } from '../../../schema/outlines.ts';
import { stepsOf, type Step } from '../../../schema/language/records/stepRoutes.ts';
import {
  declaredSteps,
  machinesOf,
  isAskedFor,
  neededFor,
  startsIn,
  stateIn,
  type NamedStep,
} from '../../../schema/language/states.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** Step that a person may take on a record, and its request. */
export interface OfferedStep extends Step {
  /** Its declaration; undefined for a conversion. */
  readonly declared: NamedStep | undefined;
}

interface Said {
  readonly steps?: readonly string[];
}

/**
 * Returns true if an actor may take a declared step from the record's state: as the server sent it, else as far as
 * known.
 */
export function isAllowed(actor: Actor, entity: AnyEntity, step: NamedStep, record: WireRecord | null): boolean {
  const { steps } = (record?.['permissions'] ?? {}) as Said;
  return steps ? steps.includes(step.name) : mayTake(actor, entity, step, record ? 'update' : 'create');
}

/** Returns true if an actor's level allows a step wherever they may do this with the record. */
export function mayTake(
  actor: Actor,
  entity: AnyEntity,
  { level }: NamedStep,
  action: 'update' | 'create' = 'update',
): boolean {
  return level !== 'EDIT_ALL' || can(beyondAssigned(actor), action, entity.name, accessLookup) === 'yes';
}

/**
 * Returns the steps that an editor of a record may take from its state; a row of a list does not include the results of
 * guards.
 */
export function offeredSteps(actor: Actor, entity: AnyEntity, record: WireRecord): readonly OfferedStep[] {
  const { converts } = entity;
  const declared = new Map(declaredSteps(entity).map((step) => [step.name, step]));
  const { steps: said } = (record['permissions'] ?? {}) as Said;
  const mayConvert = converts !== undefined && can(actor, 'create', converts.to, accessLookup) !== 'no';
  const isOffered = (step: NamedStep) => {
    const machine = machinesOf(entity).find(({ field }) => field === step.field);
    if (!machine || !startsIn(step, stateIn(machine, record))) return false;
    return isAllowed(actor, entity, step, record) && (said !== undefined || step.guard === undefined);
  };
  return stepsOf(entity).flatMap((step) => {
    const own = declared.get(step.name);
    const isOpen = step.isConversion ? mayConvert : own !== undefined && isOffered(own);
    return isOpen ? [{ ...step, declared: step.isConversion ? undefined : own }] : [];
  });
}

/**
 * Returns the step that leads a record on: none that is rare, and of those with a guard, which the server has asked, the
 * first. Undefined if none is left, or the record's work is done (outside of `list.open`).
 */
export function mainStep(
  entity: AnyEntity,
  record: WireRecord,
  steps: readonly OfferedStep[],
): OfferedStep | undefined {
  const rule = openRuleOf(entity);
  const { categoryCode } = (record[rule?.status ?? ''] ?? {}) as { readonly categoryCode?: string };
  if (rule && categoryCode !== undefined && !rule.open.includes(categoryCode)) return undefined;
  const usual = steps.filter(({ declared }) => declared && !declared.isAside);
  return usual.find(({ declared }) => declared?.guard !== undefined) ?? usual[0];
}

/** Returns the fields that a step needs and the record lacks, as far as the record shows them. */
export function missingFor(entity: AnyEntity, { declared }: OfferedStep, record: WireRecord): readonly string[] {
  const names = declared ? neededFor(declared).filter((name) => isAskedFor(entity, name, record)) : [];
  return emptyIn(names, record);
}

/** Returns the fields that a record should have (`rules.advised`) and lacks, for a step that wants it filled in. */
export function advisedFor({ rules }: AnyEntity, step: NamedStep | undefined, record: WireRecord): readonly string[] {
  return step && neededFor(step).length > 0 ? emptyIn(rules?.advised ?? [], record) : [];
}

/**
 * Returns which of some fields are empty in a record, as far as it shows them.
 * @param written wire keys that a body gives, which count alone
 */
export function emptyIn(
  names: readonly string[],
  record: Readonly<Record<string, unknown>>,
  written: readonly string[] = [],
): readonly string[] {
  return names.filter((name) => {
    const all = [name, `${name}Id`, `${singular(name)}Ids`];
    const own = all.filter((key) => written.includes(key));
    const keys = own.length > 0 ? own : all.filter((key) => key in record);
    const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);
    return keys.length > 0 && keys.every((key) => isEmpty(record[key]));
  });
}
