import type { CommonOptions, Field, KindDefinition, LabelSpec, Maybe, Reference } from './field.ts';
import { isUuid } from '../rules/texts.ts';
import { keptId, refusal } from './rule.ts';
import { nullable, reference, uuid } from './schemas.ts';
import type { SpecNamed } from './specNames.ts';

/** Behaviour of the pointing record when the referenced record is deleted. */
export type OnDelete = 'refuse' | 'cascade' | 'keep';

export interface RefOptions extends CommonOptions, SpecNamed {
  /**
   * `true`: the referenced staff are assigned to the record (and see it under an *assigned only* right). `'through'`: a
   * person assigned to a referenced record is assigned to this one as well (the roster of a task's talent).
   */
  readonly assigns?: true | 'through';
  /** `keep` by default: the reference stays and shows the label of the deleted record. */
  readonly onDelete?: OnDelete;
  /** The fields that the record and the one it points to have alike (`['type']`); they are fixed on both sides. */
  readonly same?: readonly string[];
  /**
   * Limits what pickers offer to records whose reference `key` is among those chosen in the field `of`: a group of the
   * projects that a task is linked to (`{ key: 'project', of: 'linkTos' }`). While none is chosen there, all are offered.
   */
  readonly among?: { readonly key: string; readonly of: string };
  /** The list's filter parameter; the key of the ids unless the spec names it. */
  readonly filter?: string;
  /** Page to which names lead from lists, with the record's `{id}`; its own page by default. */
  readonly leadsTo?: `/${string}{id}${string}`;
  /** The engine fills it with the staff member who makes the record. */
  readonly isCreator?: boolean;
}

type Parts<Value> = { '': Value; Id: IdOf<Value> };
type IdOf<Value> = null extends Value ? string | null : string;

export interface RefField<Value = Reference | null> extends Field<Parts<Value>, { Id: IdOf<Value> }>, RefOptions {
  readonly kind: 'ref';
  readonly target: string;
  /** See `RefOfOneOptions`. */
  readonly treeDepth?: number;
  /** See `RefOfOneOptions`. */
  readonly tells?: readonly string[];
  /** See `RefOfOneOptions`. */
  readonly isGuarded?: boolean;
}

export interface RefOfOneOptions extends RefOptions {
  /**
   * Marks a reference to the parent record of the same entity. No record is its own ancestor, and there are at most
   * this many levels, the top one included.
   */
  readonly treeDepth?: number;
  /** Values of the referenced record that answers carry beside its name: the keys of plain columns (`['code']`). */
  readonly tells?: readonly string[];
  /**
   * The referenced record is named only to those who may read it. Others see that there is one: its id, and null in place
   * of its name. Pickers offer nothing else either.
   */
  readonly isGuarded?: boolean;
}

/** A reference with the values that `tells` names. */
type Telling<O> = O extends { readonly tells: readonly (infer Key extends string)[] }
  ? Reference & { readonly [K in Key]: string | number | boolean | null }
  : Reference;

/**
 * Points to one record of an entity; read as `{ id, displayName, avatar }` beside `<name>Id`, written as `<name>Id`.
 */
export function ref<const O extends RefOfOneOptions>(target: string, options?: O): RefField<Maybe<O, Telling<O>>> {
  return { ...options, target, kind: 'ref' };
}

export interface RefOneOfField<Value = Reference | null> extends Field<Parts<Value>, { Id: IdOf<Value> }>, RefOptions {
  readonly kind: 'refOneOf';
  readonly targets: readonly string[];
}

/** Points to one record of any of several entities, by a real foreign key to the record table. */
export function refOneOf<const O extends RefOptions>(
  targets: readonly string[],
  options?: O,
): RefOneOfField<Maybe<O, Reference>> {
  return { ...options, targets, kind: 'refOneOf' };
}

/** The definition of a kind that keeps the id of one record in a column `<name>Id`. */
export function pointer<F extends Field & Pick<RefOptions, 'filter' | 'specNames'>>(
  targetsOf: (field: F) => readonly string[],
  label = reference,
) {
  return {
    columns: (name, field) => [
      {
        key: `${name}Id`,
        type: 'uuid',
        isNullable: !field.required,
        pointsTo: targetsOf(field),
        schema: field.required ? uuid : nullable(uuid),
      },
    ],
    labels: (name, { specNames }) => [
      {
        key: name,
        of: `${name}Id`,
        isStatus: label !== reference,
        ...(specNames && { specNames }),
        schema: nullable(label),
      },
    ],
    rules: (name, _field, yup) => ({
      [`${name}Id`]: yup
        .string()
        .transform(keptId)
        .test('id', refusal('reference'), (value) => !value || isUuid(value)),
    }),
    filters: (name, field) => [{ param: field.filter ?? `${name}Ids`, match: 'any', key: `${name}Id`, schema: uuid }],
    sortKey: () => null,
  } satisfies KindDefinition<F>;
}

/** The label of a reference, with what it tells of the record besides its name. */
function tellingLabel(name: string, { target, tells, isGuarded, specNames }: RefField): LabelSpec {
  const label = {
    key: name,
    of: `${name}Id`,
    isStatus: false,
    ...(isGuarded && { guardedBy: target }),
    ...(specNames && { specNames }),
  } as const;
  if (!tells) return { ...label, schema: nullable(reference) };
  const told = Object.fromEntries(tells.map((key) => [key, { type: ['string', 'number', 'boolean', 'null'] }]));
  const properties = { ...(reference['properties'] as object), ...told };
  return { ...label, tells: { of: target, keys: tells }, schema: nullable({ ...reference, properties }) };
}

export const refKind: KindDefinition<RefField> = {
  ...pointer((field) => [field.target]),
  labels: (name, field) => [tellingLabel(name, field)],
};
export const refOneOfKind: KindDefinition<RefOneOfField> = pointer((field) => field.targets);
