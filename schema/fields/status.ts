import type { CommonOptions, Field, KindDefinition, Maybe, StatusReference } from './field.ts';
import { pointer, type OnDelete } from './ref.ts';
import { statusReference } from './schemas.ts';
import type { StatusType } from '../rules/statuses.ts';

export interface StatusOptions extends CommonOptions {
  /** Behaviour when the status is deleted; `refuse` by default: a status in use is kept. */
  readonly onDelete?: OnDelete;
}

type IdOf<Value> = null extends Value ? string | null : string;

export interface StatusField<Value = StatusReference | null>
  extends Field<{ '': Value; Id: IdOf<Value> }, { Id: IdOf<Value> }>, StatusOptions {
  readonly kind: 'status';
  /** Type of the statuses: an agency edits each type's list over the spec's fixed categories. */
  readonly type: StatusType;
}

/** One of the statuses that the agency keeps for this type of work; new records take the first. */
export function status<const O extends StatusOptions>(
  type: StatusType,
  options?: O,
): StatusField<Maybe<O, StatusReference>> {
  return { onDelete: 'refuse', ...options, type, kind: 'status' };
}

/** Sorts by the place of the category among its type's, then by that of the status within it. */
export const statusKind: KindDefinition<StatusField> = {
  ...pointer(() => ['status'], statusReference),
  sortKey: (name) => `${name}Id`,
};
