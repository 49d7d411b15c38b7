import type { ObjectSchema } from 'yup';
import type { Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import { bodyRule, checkBody, defaultsOf, type KeyRefusal, type Mode } from '../../schema/derive/rules.ts';
import { kindOfCustom, type CustomField } from '../../schema/fieldsOf.ts';
import type { Field } from '../../schema/fields/field.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../errors.ts';
import { writtenKeys } from './changes.ts';
import { customFieldsOf } from './customFields.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';

type Body = Readonly<Record<string, unknown>>;
type Rule = ObjectSchema<Record<string, unknown>>;

const rules = new WeakMap<object, Partial<Record<Mode, Rule>>>();

function ruleOf(fields: Readonly<Record<string, Field>>, mode: Mode): Rule {
  const known = rules.get(fields) ?? {};
  const rule = known[mode] ?? bodyRule(fields, mode);
  rules.set(fields, { ...known, [mode]: rule });
  return rule;
}

/** The declared field that a wire key belongs to. */
function fieldNameOf(model: Model, key: string): string {
  return (model.column(key) ?? model.link(key))?.field ?? key;
}

/** Keys whose field asks for a right that the actor lacks read as unknown: their existence is not told. */
function closedKeys(model: Model, body: Body, actor: Actor): FieldRefusal[] {
  return Object.keys(body).flatMap((key) => {
    const field = model.entity.fields[fieldNameOf(model, key)];
    return field?.access && canField(actor, field.access) !== 'edit' ? [fieldRefusal(key, 'unknownField')] : [];
  });
}

/** Faults count where the body touched the field they speak of, or the one that it follows; the rest was kept before. */
function isTouched(model: Model, body: Body, fault: KeyRefusal): boolean {
  const [root = ''] = fault.field.split('.');
  const name = fieldNameOf(model, root);
  const declared = model.entity.fields[name];
  const names = [name, ...(declared && 'after' in declared ? [declared.after] : [])];
  return Object.keys(body).some((key) => key === root || names.includes(fieldNameOf(model, key)));
}

/** The added fields' values as they should be kept: the former ones with those of the body over them. */
function customValues(
  fields: readonly CustomField[],
  body: Body,
  before: Body,
  today: string,
): { value: Record<string, unknown>; faults: FieldRefusal[] } {
  const known = Object.fromEntries(fields.map((one) => [one.id, kindOfCustom(one)]));
  const given = (body['custom'] ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(given).filter((id) => !Object.hasOwn(known, id));
  const touched = Object.fromEntries(Object.entries(known).filter(([id]) => id in given));
  const { values, faults } = checkBody(bodyRule(touched, 'update'), given, { today });
  const merged: Record<string, unknown> = { ...((before['custom'] ?? {}) as object) };
  for (const [id, value] of Object.entries(values)) {
    if (value === null || (Array.isArray(value) && value.length === 0)) delete merged[id];
    else merged[id] = value;
  }
  return {
    value: merged,
    faults: [
      ...unknown.map((id) => fieldRefusal(`custom.${id}`, 'unknownField')),
      ...faults.map(({ field, key, params }) => fieldRefusal(`custom.${field}`, key, params)),
    ],
  };
}

/**
 * The values that a body asks to be kept, by wire key: checked by the same rules as the forms, trimmed, with defaults on
 * a create. `before` is the record that a patch changes. Throws a 400 that names every fault.
 */
export async function valuesOf(
  engine: Engine,
  actor: Actor,
  model: Model,
  body: Body,
  before: Body | null,
): Promise<Record<string, unknown>> {
  const mode: Mode = before === null ? 'create' : 'update';
  const today = engine.today(actor);
  const start = before === null ? defaultsOf(model.entity.fields) : keysOf(model, before);
  const { custom: _custom, ...declared } = body;
  const { values, faults } = checkBody(ruleOf(model.entity.fields, mode), { ...start, ...declared }, { today });
  const details = [
    ...closedKeys(model, body, actor),
    ...faults
      .filter((fault) => mode === 'create' || isTouched(model, body, fault))
      .map(({ field, key, params }) => fieldRefusal(field, key, params)),
  ];
  const given = mode === 'create' ? { ...values } : pick(values, Object.keys(declared));
  if (body['custom'] !== undefined && model.entity.customFields) {
    const fields = await customFieldsOf(engine, actor, model.entity.root);
    const custom = customValues(fields, body, before ?? {}, today);
    details.push(...custom.faults);
    given['custom'] = custom.value;
  }
  if (details.length > 0) throw invalid(details);
  return given;
}

function keysOf(model: Model, record: Body): Record<string, unknown> {
  return pick(record, writtenKeys(model));
}

function pick(from: Body, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => key in from && key !== 'custom').map((key) => [key, from[key]]));
}
