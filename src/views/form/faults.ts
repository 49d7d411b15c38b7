import type { ObjectSchema } from 'yup';
import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import { bodyRule, checkBody, type KeyRefusal, type Mode } from '../../../schema/derive/rules.ts';
import { recordFaults } from '../../../schema/derive/recordRules.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { todayIn } from '../../../schema/rules/dates.ts';
import { createBody, isEmpty, isSame, patchBody, writeKeysOf, type Values } from '../../fields/values.ts';
import { valueAt } from '../../fields/wireKeys.ts';
import { whenReleased } from './whenReleased.ts';

type Fields = Readonly<Record<string, Field>>;

/** Puts a fault into words. */
export type Wording = (fault: Pick<KeyRefusal, 'key' | 'params'>) => string;

/** Returns the body that a form sends: a whole new record, or the fields that changed. */
export function bodyOf(fields: Fields, mode: Mode, before: Values, after: Values): Record<string, unknown> {
  return mode === 'create' ? createBody(fields, after) : patchBody(fields, before, after);
}

const nothing: { readonly faults: readonly KeyRefusal[] } = { faults: [] };

/** Returns the rule of a body with custom fields in `custom`; a patch has only the changed ones. */
function ruleOf(fields: Fields, mode: Mode): ObjectSchema<Record<string, unknown>> {
  const named = Object.entries(fields).map(([name, field]) => ({ name, field, id: customId(name) }));
  const declared = named.filter(({ id }) => id === null).map(({ name, field }) => [name, field]);
  const added = named.filter(({ id }) => id !== null).map(({ id, field }) => [id, field]);
  const custom = bodyRule(Object.fromEntries(added) as Fields, mode);
  return bodyRule(Object.fromEntries(declared) as Fields, mode).shape({ custom });
}

/** The fields of a form, and which of them are no longer in use. */
interface Asked {
  readonly fields: Fields;
  /** Rules about several of them together. */
  readonly rules?: AnyEntity['rules'] | undefined;
  readonly gone?: readonly string[];
  /** Judges fields that a patch leaves untouched as well, so that an empty required one is an error. */
  readonly isWhole?: boolean | undefined;
}

/** The keys of fields that are empty, as null. */
function emptyKeys(fields: Fields, values: Values): Values {
  const keys = Object.entries(fields).flatMap(([name, field]) => writeKeysOf(name, field).slice(0, 1));
  return Object.fromEntries(keys.filter((key) => isEmpty(valueAt(values, key))).map((key) => [key, null]));
}

/** Returns errors for values typed into fields that are no longer in use. */
function goneFaults({ fields, gone = [] }: Asked, before: Values, values: Values): readonly KeyRefusal[] {
  const isTyped = (name: string) => {
    const field = fields[name] as Field;
    return (
      !isSame(name, field, before, values) && writeKeysOf(name, field).some((key) => !isEmpty(valueAt(values, key)))
    );
  };
  return gone.filter(isTyped).map((field) => ({ field, key: 'fieldGone' }));
}

/**
 * Checks the body of a form with the rules of the server, so that both give the same errors. `before` are
 * the form's initial values; today is that of the user's zone. A value in a field that is no longer in use is an error
 * until it is removed, since it would be lost. Checks end in the order in which they begin, so that one of a field that
 * was left does not remove what a later submit is told.
 */
export function ruleResolver(asked: Asked, mode: Mode, before: Values, zone: string, say: Wording): Resolver {
  const { fields, isWhole } = asked;
  const rule = ruleOf(fields, mode);
  const check = async (values: Values) => {
    const body = { ...(isWhole && emptyKeys(fields, values)), ...bodyOf(fields, mode, before, values) };
    // What cannot be judged here, since a part of the page did not load, the server judges.
    const now = Date.now();
    const judged = await checkBody(rule, body, { today: todayIn(zone, now), now, zone, before }).catch(() => nothing);
    const together = recordFaults({ rules: asked.rules, fields }, values);
    const faults = [...judged.faults, ...together, ...goneFaults(asked, before, values)];
    const errors: FieldErrors = {};
    for (const fault of faults) set(errors, fault.field, { type: fault.key, message: say(fault) });
    return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  let former: Promise<unknown> = Promise.resolve();
  return (values) => {
    const released = whenReleased();
    const checked = former.then(() => released).then(() => check(values));
    former = checked.catch(() => undefined);
    return checked;
  };
}

function firstPath(fault: unknown, path: string): string | null {
  if (typeof fault !== 'object' || fault === null) return null;
  if ('message' in fault && typeof fault.message === 'string') return path;
  for (const [part, inner] of Object.entries(fault)) {
    const found = firstPath(inner, `${path}.${part}`);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the first key with an error, in the order of the form; null for none. */
export function firstFault(fields: Fields, errors: FieldErrors): string | null {
  for (const [name, field] of Object.entries(fields)) {
    for (const key of writeKeysOf(name, field)) {
      const path = firstPath(get(errors, key), key);
      if (path !== null) return path;
    }
  }
  return null;
}
