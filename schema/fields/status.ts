import type { CommonOptions, Field, JsonSchema, KindDefinition, Maybe, StatusReference } from './field.ts';
import { pointer, type OnDelete } from './ref.ts';
import { nullable, statusReference, string } from './schemas.ts';
import type { StatusType } from '../rules/statuses.ts';

export interface StatusOptions extends CommonOptions {
  /** Behaviour when the status is deleted; `refuse` by default: a status in use is kept. */
  readonly onDelete?: OnDelete;
  /** Answers carry `statusName` and `category.code` beside `displayName` and `categoryCode`, as AB 3 names them. */
  readonly hasSpecNames?: boolean;
}

/** The names that the spec gives to parts of a status (AB 3). */
interface SpecNames {
  readonly statusName: string;
  readonly category: { readonly code: string };
}

type Shown<O> = O extends { readonly hasSpecNames: true } ? StatusReference & SpecNames : StatusReference;

type IdOf<Value> = null extends Value ? string | null : string;

export interface StatusField<Value = StatusReference | null>
  extends Field<{ '': Value; Id: IdOf<Value> }, { Id: IdOf<Value> }>, StatusOptions {
  readonly kind: 'status';
  /** Type of the statuses: an agency edits each type's list over the spec's fixed categories. */
  readonly type: StatusType;
}

/** One of the statuses that the agency keeps for this type of work; new records take the first. */
export function status<const O extends StatusOptions>(type: StatusType, options?: O): StatusField<Maybe<O, Shown<O>>> {
  return { onDelete: 'refuse', ...options, type, kind: 'status' };
}

const specNamedStatus: JsonSchema = {
  ...statusReference,
  properties: {
    ...(statusReference['properties'] as object),
    statusName: string,
    category: { type: 'object', properties: { code: string } },
  },
};

/** Sorts by the place of the category among its type's, then by that of the status within it. */
export const statusKind: KindDefinition<StatusField> = {
  ...pointer(() => ['status'], statusReference),
  labels: (name, { hasSpecNames }) => [
    {
      key: name,
      of: `${name}Id`,
      isStatus: true,
      ...(hasSpecNames && { hasSpecNames }),
      schema: nullable(hasSpecNames ? specNamedStatus : statusReference),
    },
  ],
  sortKey: (name) => `${name}Id`,
};
