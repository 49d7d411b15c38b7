import { systemActor, type Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import {
  differs,
  mergedFields,
  sharedFields,
  usualSide,
  valuesOfSide,
  type MergeChoice,
  type MergedField,
  type MergeSide,
} from '../../../schema/merge.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { amountsIn } from '../../../schema/language/records/sharedCurrency.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { writtenColumns } from '../../../schema/fields/kinds.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { valuesOf } from '../writing/body.ts';
import { changesOf, isNothing, isSame, type Change } from '../writing/changes.ts';
import { customFieldsOf } from '../writing/customFields.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';

/** Values of the kept record after a merge. */
export interface MergedValues {
  readonly after: WireRecord;
  readonly changes: readonly Change[];
}

type Custom = Readonly<Record<string, unknown>>;

function faultsOf(actor: Actor, fields: readonly MergedField[], choice: MergeChoice) {
  return Object.entries(choice).flatMap(([name, side]) => {
    const merged = fields.find((one) => one.name === name);
    // A field without the right reads as unknown, so that its existence does not leak.
    if (!merged || canField(actor, merged.field.access) !== 'edit') return [fieldRefusal(name, 'unknownField')];
    return side === 'both' && !merged.canUnite ? [fieldRefusal(name, 'choice')] : [];
  });
}

/** The errors of two records that differ in a fixed field in which references require both sides to agree. */
export function sharedFaults(engine: Engine, model: Model, kept: WireRecord, gone: WireRecord): FieldRefusal[] {
  const { name: kind, fields } = model.entity;
  return sharedFields(model.entity, engine.registry.all).flatMap((field) =>
    writtenColumns(field, fields[field] as Field).flatMap(({ key }) =>
      kept[key] === gone[key] ? [] : [fieldRefusal(key, 'mergeDiffers', { kind, field })],
    ),
  );
}

/**
 * Returns the errors of currencies that differ, where amounts in one of them would be read in the other: they have to come
 * from the record whose currency stays.
 */
function currencyFaults({ entity }: Model, after: WireRecord, kept: WireRecord, gone: WireRecord): FieldRefusal[] {
  const { name: kind, fields } = entity;
  const currencies = Object.keys(fields).filter(
    (name) => fields[name]?.kind === 'currency' && kept[name] !== gone[name],
  );
  return currencies.flatMap((field) => {
    const source = after[field] === kept[field] ? kept : gone;
    const isApart = (name: string) => !isNothing(after[name]) && !isSame(after[name], source[name]);
    return amountsIn(fields, field).some(isApart) ? [fieldRefusal(field, 'mergeDiffers', { kind, field })] : [];
  });
}

/**
 * Returns the kept record's values after a merge: the chosen side field by field, else the default side, also for
 * fields that the actor may not write, so that no data is lost for lack of a right. They are validated by the rules of
 * any write. Throws a 400 that names every fault.
 * @param kept with every field, whatever the actor's rights; `gone` likewise
 */
export async function mergedValues(
  engine: Engine,
  actor: Actor,
  model: Model,
  kept: WireRecord,
  gone: WireRecord,
  choice: MergeChoice,
): Promise<MergedValues> {
  const { entity } = model;
  const customFields = entity.customFields ? await customFieldsOf(engine, actor, entity.root) : [];
  const fields = mergedFields(entity, { customFields });
  const faults = faultsOf(actor, fields, choice);
  if (faults.length > 0) throw invalid(faults);
  const body: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const merged of fields.filter((one) => differs(one, kept, gone))) {
    const side: MergeSide = choice[merged.name] ?? usualSide(merged, kept, gone);
    if (side === 'kept') continue;
    const id = customId(merged.name);
    const values = valuesOfSide(merged, side, kept, gone);
    if (id === null) Object.assign(body, values);
    else custom[id] = values[merged.name];
  }
  // Fields that the agency has put away keep their values, and a choice that is retired stays with whom it was given.
  const known = new Set(customFields.map(({ id }) => id));
  const own = (kept['custom'] ?? {}) as Custom;
  const away = Object.entries((gone['custom'] ?? {}) as Custom).filter(([id]) => !known.has(id));
  const given = Object.entries(custom).filter(([, value]) => value !== null);
  const held = { ...Object.fromEntries(away), ...own, ...Object.fromEntries(given) };
  const whole = { ...body, ...(entity.customFields && { custom }) };
  const before = { ...kept, ...(entity.customFields && { custom: held }) };
  const values = await valuesOf(engine, systemActor(agencyOf(actor), actor.defaults), model, whole, before);
  const after = { ...kept, ...values } as WireRecord;
  const apart = currencyFaults(model, after, kept, gone);
  if (apart.length > 0) throw invalid(apart);
  return { after, changes: changesOf(model, kept, values) };
}
