import { nameOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { StatusReference } from '../../../schema/fields/field.ts';
import { stateIn, stateKey, type StateMachine } from '../../../schema/language/states.ts';
import { fieldRefusal, RefusalError } from '../../errors.ts';

type Values = Readonly<Record<string, unknown>>;

/** The state of a record in words: the stored name of a choice, which a client translates, or the status' own name. */
export function stateParams({ field, declared }: StateMachine, kind: string, record: Values) {
  if (declared.kind === 'status') {
    const { displayName = '' } = (record[field] ?? {}) as Partial<StatusReference>;
    return { from: displayName, field, kind };
  }
  const state = stateIn({ field, declared }, record);
  return { from: nameOf((declared as ChoiceField).choices, state) ?? String(state ?? ''), field, kind };
}

/**
 * The refusal of a step that does not start where a record is.
 * @param isPlain it was a write of the field itself, in whose form the fault is shown
 */
export function refusedFrom(machine: StateMachine, kind: string, record: Values, isPlain = false): RefusalError {
  const params = stateParams(machine, kind, record);
  const details = isPlain ? { details: [fieldRefusal(stateKey(machine), 'transitionRefused', params)] } : {};
  return new RefusalError('transitionRefused', 'transitionRefused', { params, ...details });
}

/** The refusal to delete or change what stays as it is in its state. */
export function closedIn(
  machine: StateMachine,
  kind: string,
  record: Values,
  key: 'keptInState' | 'closedInState',
): RefusalError {
  return new RefusalError('transitionRefused', key, { params: stateParams(machine, kind, record) });
}
