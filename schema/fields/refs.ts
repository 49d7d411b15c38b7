import type { Field, KindDefinition, Reference } from './field.ts';
import { singular } from './field.ts';
import type { RefOptions } from './ref.ts';
import { isUuid } from '../rules/texts.ts';
import { eachOnce, keptId, refusal } from './rule.ts';
import { reference, uuid } from './schemas.ts';

type Parts = { '': Reference[]; '~Ids': string[] };

export interface RefsOptions extends RefOptions {
  /** The field of the target that this one reads from the other side: shown and filtered here, written there. */
  readonly inverse?: string;
  /**
   * For an inverse set: values that each label carries besides, each by the name of a text that the target computes, or as
   * the picture of the first record in a set of the target (`{ timeStatus: 'timeStatus', talentAvatar: 'talents.avatar' }`).
   */
  readonly tells?: Readonly<Record<string, string>>;
}

export interface RefsField extends Field<Parts, { '~Ids': string[] }>, RefsOptions {
  readonly kind: 'refs';
  readonly target: string;
}

/** Points to any number of records of one entity; read as a list of labels, written as `<singular>Ids`. */
export function refs(target: string, options?: RefsOptions): RefsField {
  return { ...(options?.inverse !== undefined && { readOnly: true }), ...options, target, kind: 'refs' };
}

export interface RefsOneOfField extends Field<Parts, { '~Ids': string[] }>, RefOptions {
  readonly kind: 'refsOneOf';
  readonly targets: readonly string[];
}

/** Points to any number of records of several entities (a task's related people). */
export function refsOneOf(targets: readonly string[], options?: RefOptions): RefsOneOfField {
  return { ...options, targets, kind: 'refsOneOf' };
}

/** The definition of a kind that keeps a set of records in a side table. */
export function pointers<F extends Field & Pick<RefsOptions, 'filter' | 'inverse' | 'specNames' | 'tells'>>(
  targetsOf: (field: F) => readonly string[],
) {
  return {
    columns: () => [],
    links: (name, field) => [
      {
        key: `${singular(name)}Ids`,
        labelKey: name,
        pointsTo: targetsOf(field),
        itemSchema: uuid,
        labelSchema: reference,
        ...(field.inverse !== undefined && { inverse: field.inverse }),
        ...(field.specNames && { specNames: field.specNames }),
        ...(field.tells && { tells: field.tells }),
      },
    ],
    rules: (name, _field, yup) => ({
      [`${singular(name)}Ids`]: yup
        .array(yup.string().test('id', refusal('reference'), (value) => typeof value === 'string' && isUuid(value)))
        .transform((list) => eachOnce(list, keptId))
        .max(1000, refusal('tooMany', { max: 1000 })),
    }),
    filters: (name, field) => [
      { param: field.filter ?? `${singular(name)}Ids`, match: 'any', key: `${singular(name)}Ids`, schema: uuid },
    ],
    sortKey: () => null,
  } satisfies KindDefinition<F>;
}

export const refsKind: KindDefinition<RefsField> = pointers((field) => [field.target]);
export const refsOneOfKind: KindDefinition<RefsOneOfField> = pointers((field) => field.targets);
