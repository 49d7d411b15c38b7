import type { Actor } from '../../../schema/access/access.ts';
import { furtherSources, topKey } from '../../../schema/fields/specNames.ts';
import { deletedByKey } from '../../../schema/language/entity.ts';
import { declaredSteps, machinesOf } from '../../../schema/language/states.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { alwaysAnswered } from './answered.ts';
import type { Model } from '../model.ts';
import { selectionOf, type Selection } from './selection.ts';

/** Refuses unknown keys with 400, each by its index in `fields`. */
export function requireKeys(fields: readonly string[], known: (key: string) => boolean): void {
  const refused = fields.flatMap((key, index) => (known(key) ? [] : [fieldRefusal(`fields.${index}`, 'unknownField')]));
  if (refused.length > 0) throw invalid(refused);
}

/**
 * Returns the keys of a record that `fields` requests, with those of every answer, in the record's own order. Refuses
 * with 400 any key that the whole record does not show the actor: unknown and hidden keys give the same error.
 */
export function askedKeys(model: Model, actor: Actor, fields: readonly string[]): ReadonlySet<string> {
  const { keys } = selectionOf(model, actor);
  const { specNames = {} } = model.entity.api;
  const further = new Set(Object.keys(specNames).map(topKey));
  const isFurther = (key: string) => further.has(key) && furtherSources(specNames, key).every((one) => keys.has(one));
  requireKeys(fields, (key) => keys.has(key) || key === deletedByKey || isFurther(key));
  const asked = new Set([...alwaysAnswered, ...fields, ...fields.flatMap((key) => furtherSources(specNames, key))]);
  return new Set([...keys, deletedByKey].filter((key) => asked.has(key)));
}

/** Selections of requested keys by all that the actor may see, and by the keys. */
const known = new WeakMap<Selection, Map<string, Selection>>();
/** More combinations than views have; further ones are put together each time. */
const mostKnown = 100;

/** Returns the selection of the keys that `fields` requests (`askedKeys`). Throws 400 for unknown ones. */
export function askedSelection(model: Model, actor: Actor, fields: readonly string[]): Selection {
  const whole = selectionOf(model, actor);
  const kept = known.get(whole) ?? new Map<string, Selection>();
  known.set(whole, kept);
  const name = fields.join('\0');
  const selection = kept.get(name) ?? selectionOf(model, actor, askedKeys(model, actor, fields));
  if (kept.size < mostKnown) kept.set(name, selection);
  return selection;
}

/**
 * Returns the keys that `askedKeys` returns and those from which the record's permissions follow: its states, or
 * `whole` if a step has a guard, which may look at any field.
 */
export function judgedKeys(model: Model, actor: Actor, fields: readonly string[]): ReadonlySet<string> | 'whole' {
  const asked = askedKeys(model, actor, fields);
  if (declaredSteps(model.entity).some(({ guard }) => guard !== undefined)) return 'whole';
  const states = new Set(machinesOf(model.entity).map(({ field }) => field));
  const { keys } = selectionOf(model, actor);
  return new Set([...asked, ...[...keys].filter((key) => states.has(key))]);
}

/** Returns an answer with only the requested keys, and the permissions. */
export function onlyAsked(answer: object, fields: readonly string[] | undefined): object {
  if (fields === undefined) return answer;
  const kept = new Set([...alwaysAnswered, 'permissions', ...fields]);
  return Object.fromEntries(Object.entries(answer).filter(([key]) => kept.has(key)));
}
