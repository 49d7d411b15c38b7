import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import {
  differs,
  mergedFields,
  usualSide,
  type MergeChoice,
  type MergedField,
  type MergeSide,
} from '../../../schema/merge.ts';
import type { Refusal } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';

/**
 * Returns the fields in which two records differ, as far as the person may choose; the server decides on the others.
 */
export function differingFields(
  entity: AnyEntity,
  actor: Actor,
  kept: WireRecord,
  gone: WireRecord,
): readonly MergedField[] {
  return mergedFields(entity, { customFields: [] }).filter(
    (merged) => canField(actor, merged.field.access) === 'edit' && differs(merged, kept, gone),
  );
}

/** Returns the side whose value of each field is kept: the chosen one, else the default. */
export function sidesOf(
  fields: readonly MergedField[],
  chosen: MergeChoice,
  kept: WireRecord,
  gone: WireRecord,
): Readonly<Record<string, MergeSide>> {
  return Object.fromEntries(fields.map((one) => [one.name, chosen[one.name] ?? usualSide(one, kept, gone)]));
}

const others: Readonly<Record<MergeSide, MergeSide>> = { kept: 'gone', gone: 'kept', both: 'both' };

/** Swaps the kept record of a choice: the same values stay chosen. */
export function swapped(chosen: MergeChoice): MergeChoice {
  return Object.fromEntries(Object.entries(chosen).map(([name, side]) => [name, others[side]]));
}

/** The details of a refusal by the fields that they are about. */
export function faultsOf(
  fields: readonly MergedField[],
  { details }: Refusal,
): ReadonlyMap<string, Refusal['details'][0]> {
  const found = details.flatMap((detail) => {
    const [key = ''] = detail.field.startsWith('custom.') ? [detail.field] : detail.field.split(/[.[]/);
    const merged = fields.find(({ name, keys }) => name === key || keys.includes(key));
    return merged ? [[merged.name, detail] as const] : [];
  });
  return new Map(found);
}
