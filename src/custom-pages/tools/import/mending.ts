import { namesOf, type ChoiceField } from '../../../../schema/fields/choice.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { FaultGroup, Mend } from '../../../../schema/areas/tools/calls/imports.ts';
import { nearest } from '../../../../schema/areas/tools/imports/nearest.ts';
import { saysNothing } from '../../../../schema/areas/tools/imports/nothing.ts';
import { rowTargetsOf } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import type { Words } from '../../../fields/useWords.ts';

/** Decision about a wrong value; nothing is decided without an action. */
export interface Decision extends Pick<Mend, 'value' | 'label'> {
  readonly action: Mend['action'] | '';
}

/** Returns the field that a target of an import fills. */
export function fieldOfTarget(entity: AnyEntity, name: string): Field | undefined {
  return entity.fields[name] ?? rowTargetsOf(entity).find((target) => target.name === name)?.field;
}

/** Kinds of values that can stand for a wrong one: one of a choice, another record, or a text. */
export function replacementOf(field: Field | undefined): 'choice' | 'record' | 'text' {
  if (field?.kind === 'choice' || field?.kind === 'choices') return 'choice';
  return field && targetsOf(field).length > 0 ? 'record' : 'text';
}

/** The values of a choice with their words. */
export function choicesOf({ ofChoice }: Words, name: string, field: Field) {
  const { choices } = field as unknown as ChoiceField;
  return namesOf(choices).map((stored) => ({ value: stored, label: ofChoice(name, field, stored) }));
}

/** Returns true if nothing can stand for a wrong value: its field is not required. */
export function mayBeEmpty({ text = '' }: FaultGroup, field: Field | undefined): boolean {
  return text !== '' && field?.required !== true;
}

/** Returns the key of a wrong value among all of an import. */
export function keyOf({ field, text = '' }: Pick<FaultGroup, 'field' | 'text'>): string {
  return `${field} ${text.toLowerCase()}`;
}

/** The one of some choices that a letter or two begin. */
function initialOf<Named extends { readonly name: string }>(
  text: string,
  choices: readonly Named[],
): Named | undefined {
  const said = folded(text);
  const found = choices.filter(({ name }) => folded(name).startsWith(said));
  return said !== '' && said.length < 3 && found.length === 1 ? found[0] : undefined;
}

/** The decision that is suggested: what is nearly called so stands for the value, or nothing where it says nothing. */
export function suggestedFor(words: Words, entity: AnyEntity, { field: name, text = '', near }: FaultGroup): Decision {
  const field = name === null ? undefined : fieldOfTarget(entity, name);
  if (name === null || field === undefined) return { action: '' };
  const [record] = near;
  if (record) return { action: 'replace', value: record.id, label: record.displayName };
  if (replacementOf(field) === 'choice') {
    const choices = choicesOf(words, name, field).map((choice) => ({ ...choice, name: choice.label }));
    const choice = initialOf(text, choices) ?? nearest(text, choices, 1)[0];
    if (choice) return { action: 'replace', value: choice.value, label: choice.label };
  }
  return text !== '' && saysNothing(text) && !field.required ? { action: 'empty' } : { action: '' };
}

/** Returns the mend that a decision makes; null while it says nothing yet. */
export function mendOf({ field, text = '' }: FaultGroup, { action, value, label }: Decision): Mend | null {
  if (field === null || action === '') return null;
  if (action !== 'replace') return { field, text, action };
  return value?.trim() ? { field, text, action, value: value.trim(), ...(label !== undefined && { label }) } : null;
}
