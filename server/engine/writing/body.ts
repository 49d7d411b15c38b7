import type { ObjectSchema } from 'yup';
import { defaultsOfActor, type Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { defaultsOf } from '../../../schema/derive/defaults.ts';
import { bodyRule, checkBody, type Mode } from '../../../schema/derive/rules.ts';
import { recordFaults } from '../../../schema/derive/recordRules.ts';
import { settledBody } from '../../../schema/derive/settle.ts';
import { kindOfCustom, type CustomField } from '../../../schema/language/fieldsOf.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { ownerValues } from '../../../schema/fields/money.ts';
import { currencyOfField } from '../../../schema/language/records/sharedCurrency.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../errors.ts';
import { writtenKeys } from './changes.ts';
import { customFieldsOf } from './customFields.ts';
import type { Engine } from '../engine.ts';
import type { Model, StoredColumn, StoredRows } from '../model.ts';
import { keepMentions } from './mentions.ts';
import { keepPhones, withNamedCountries } from './phones.ts';

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

/**
 * Returns errors for keys whose field requires a right that the actor lacks. They read as unknown, so that their
 * existence does not leak.
 */
function closedKeys(model: Model, body: Body, actor: Actor): FieldRefusal[] {
  return Object.keys(body).flatMap((key) => {
    const field = model.entity.fields[fieldNameOf(model, key)];
    return field?.access && canField(actor, field.access) !== 'edit' ? [fieldRefusal(key, 'unknownField')] : [];
  });
}

/** Does the body touch the field of a wire key, or one that it follows or is in? All else was kept before. */
function isTouched(model: Model, body: Body, root: string): boolean {
  const name = fieldNameOf(model, root);
  const declared = model.entity.fields[name];
  const currency = declared && currencyOfField(declared);
  const names = [name, currency, ...(declared && 'after' in declared ? [declared.after] : [])];
  return Object.keys(body).some((key) => key === root || names.includes(fieldNameOf(model, key)));
}

const touchedRules = new WeakMap<Rule, Map<string, Rule>>();

/** Returns the rule that validates a patch: the rules of its keys only, not of the whole record. */
function touchedRule(model: Model, body: Body): Rule {
  const whole = ruleOf(model.entity.fields, 'update');
  const keys = Object.keys(whole.fields).filter((key) => isTouched(model, body, key));
  const known = touchedRules.get(whole) ?? new Map<string, Rule>();
  const name = keys.join();
  const rule = known.get(name) ?? (whole.pick(keys) as Rule);
  if (known.size < maxTouchedRules) touchedRules.set(whole, known.set(name, rule));
  return rule;
}

/** Maximum number of cached rules, one per combination of keys; further ones are built each time. */
const maxTouchedRules = 100;

/**
 * Returns true if a value of an added field has the type that its rule expects; the schema of `custom` does not check
 * it.
 */
function isOfType(value: unknown, { dataType }: CustomField): boolean {
  const isText = (one: unknown) => typeof one === 'string';
  if (value === null) return true;
  return dataType === 'MULTI_SELECT' ? Array.isArray(value) && value.every(isText) : isText(value);
}

/** Returns an error for a retired option, unless the record has it already. */
function retiredFault({ id, options }: CustomField, value: unknown, former: unknown): FieldRefusal[] {
  const retired = options.filter(({ isRetired }) => isRetired).map((one) => one.id);
  const isNewlyGiven = (one: unknown) => retired.includes(String(one)) && ![former].flat().includes(one);
  return [value].flat().some(isNewlyGiven) ? [fieldRefusal(`custom.${id}`, 'choice')] : [];
}

/** The added fields' values as they should be kept: the former ones with those of the body over them. */
async function customValues(
  fields: readonly CustomField[],
  body: Body,
  before: Body,
  { today, isNew }: { readonly today: string; readonly isNew: boolean },
): Promise<{ value: Record<string, unknown>; faults: FieldRefusal[] }> {
  const given = Object.entries((body['custom'] ?? {}) as Record<string, unknown>);
  const known = new Map(fields.map((one) => [one.id, one]));
  const faults: FieldRefusal[] = [];
  const judged: Record<string, unknown> = {};
  const kinds: Record<string, Field> = {};
  for (const [id, value] of given) {
    const field = known.get(id);
    if (!field || !isOfType(value, field)) {
      faults.push(fieldRefusal(`custom.${id}`, field ? 'wrongType' : 'unknownField'));
      continue;
    }
    judged[id] = value;
    kinds[id] = kindOfCustom(field);
  }
  for (const field of fields) if (isNew && field.isRequired) kinds[field.id] ??= kindOfCustom(field);
  const former = (before['custom'] ?? {}) as Body;
  faults.push(...fields.flatMap((field) => retiredFault(field, judged[field.id], former[field.id])));
  const checked = await checkBody(bodyRule(kinds, isNew ? 'create' : 'update'), judged, { today });
  faults.push(...checked.faults.map(({ field, key, params }) => fieldRefusal(`custom.${field}`, key, params)));
  const merged: Record<string, unknown> = { ...former };
  for (const [id, value] of Object.entries(checked.values)) {
    if (value === null || (Array.isArray(value) && value.length === 0)) delete merged[id];
    else merged[id] = value;
  }
  return { value: merged, faults };
}

type Code = (value: unknown, record: Body) => unknown;

/** A value in the one form in which it is read back: an amount with all its digits. */
function inOneForm(columns: readonly StoredColumn[], values: Record<string, unknown>, record: Body): void {
  for (const { spec } of columns) {
    const { key, encode, decode } = spec;
    if (values[key] === undefined || !encode || !decode) continue;
    values[key] = (decode as Code)((encode as Code)(values[key], record), record);
  }
}

/**
 * Returns rows as they are stored: an id that is not one of the record's own, or that is repeated, becomes a new row.
 */
function keptRows({ key, cells, labels, owners }: StoredRows, rows: unknown, whole: Body, before: Body): unknown {
  if (!Array.isArray(rows)) return rows;
  const owner = ownerValues(owners, whole);
  const free = new Set(((before[key] ?? []) as { id: string }[]).map(({ id }) => id));
  return rows.map((row: Record<string, unknown>) => {
    const { id, ...values } = row;
    for (const { spec } of labels) delete values[spec.key];
    inOneForm(cells, values, { ...values, ...owner });
    return free.delete(String(id)) ? { id, ...values } : values;
  });
}

/** Fills rows that a caller gives with the read-only cells of the rows that they replace, by id. */
function withKeptCells({ rows }: Model, given: Record<string, unknown>, before: Body): void {
  for (const { key, declared, cells } of rows) {
    const kept = cells.filter(({ field }) => declared.cells[field]?.readOnly).map(({ spec }) => spec.key);
    const givenRows = given[key];
    if (kept.length === 0 || !Array.isArray(givenRows)) continue;
    const former = new Map(((before[key] ?? []) as { id: string }[]).map((row) => [row.id, row as Body]));
    given[key] = givenRows.map((row: Body) => ({ ...row, ...pick(former.get(String(row['id'])) ?? {}, kept) }));
  }
}

/**
 * Values in the one form in which they are read back: amounts with all their digits, phone numbers as they are kept,
 * rows with the ids that are their own. `whole` is the record that they complete, `before` the one that they change.
 */
export function keptForm(model: Model, values: Body, whole: Body, before: Body): Record<string, unknown> {
  const given = { ...values };
  inOneForm(model.columns, given, { ...whole, ...given });
  keepPhones(model.entity.fields, given, { ...whole, ...given });
  const after = { ...whole, ...given };
  for (const rows of model.rows)
    if (rows.key in given) given[rows.key] = keptRows(rows, given[rows.key], after, before);
  return given;
}

/** Context in which a body is validated. */
export interface Judged {
  /** It gives back what a record had: the rules on what must not be taken away from it do not ask. */
  readonly isGivingBack?: boolean;
}

/**
 * The values that a body asks to be kept, by wire key: checked by the same rules as the forms, trimmed, with defaults
 * on a create. `before` is the record that a patch changes. Throws a 400 that names every fault.
 */
export async function valuesOf(
  engine: Engine,
  actor: Actor,
  model: Model,
  body: Body,
  before: Body | null,
  { isGivingBack = false }: Judged = {},
): Promise<Record<string, unknown>> {
  const mode: Mode = before === null ? 'create' : 'update';
  const today = engine.today(actor);
  const defaults = defaultsOfActor(actor);
  const start =
    before === null
      ? { ...defaultsOf(model.entity.fields, defaults), ...momentsNow(model.entity.fields, engine.clock()) }
      : keysOf(model, before);
  const named = before === null ? withNamedCountries(model.entity.fields, body, defaults.country) : body;
  const { custom: _custom, ...declared } = settledBody(model.entity.fields, named, before ?? {}, defaults);
  const rule = before === null ? ruleOf(model.entity.fields, mode) : touchedRule(model, body);
  const asked = isGivingBack ? {} : (before ?? {});
  const { values, faults } = await checkBody(
    rule,
    { ...start, ...declared },
    {
      today,
      now: engine.clock(),
      zone: actor.timeZone,
      before: asked,
    },
  );
  const details = [
    ...closedKeys(model, body, actor),
    ...faults.map(({ field, key, params }) => fieldRefusal(field, key, params)),
  ];
  const given = mode === 'create' ? { ...values } : pick(values, Object.keys(declared));
  if (body['custom'] !== undefined && model.entity.customFields) {
    const fields = await customFieldsOf(engine, actor, model.entity.root);
    const custom = await customValues(fields, body, before ?? {}, { today, isNew: before === null });
    details.push(...custom.faults);
    given['custom'] = custom.value;
  }
  const together = recordFaults(model.entity, { ...start, ...given }, (key) => before === null || key in given);
  details.push(...together.map(({ field, key, params }) => fieldRefusal(field, key, params)));
  if (details.length > 0) throw invalid(details);
  withKeptCells(model, given, before ?? {});
  const kept = keptForm(model, given, start, before ?? {});
  await keepMentions(engine, actor, model, kept, before);
  return kept;
}

/** The moments that a create takes for absent keys (`default: 'now'`). */
function momentsNow(fields: Readonly<Record<string, Field>>, now: number): Record<string, number> {
  const names = Object.entries(fields).filter(([, field]) => field.kind === 'instant' && 'default' in field);
  return Object.fromEntries(names.map(([name]) => [name, now]));
}

function keysOf(model: Model, record: Body): Record<string, unknown> {
  return pick(record, writtenKeys(model));
}

function pick(from: Body, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => key in from && key !== 'custom').map((key) => [key, from[key]]));
}
