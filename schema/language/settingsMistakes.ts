import type { Field } from '../fields/field.ts';
import type { RefOptions } from '../fields/ref.ts';
import { DeclarationError, fieldMistakes } from './check.ts';
import { typeField, type AnySettings } from './settings.ts';

/**
 * Throws a `DeclarationError` with everything about some settings that types cannot say.
 * @param declared their fields without that of the type
 */
export function checkSettings(settings: AnySettings, declared: AnySettings['fields']): void {
  const { name, api, fields, form, notes, isKeptByArea, by } = settings;
  const mistakes = fieldMistakes(settings);
  if (by && Object.hasOwn(declared, typeField)) mistakes.push(`the field '${typeField}' has the name that 'by' takes`);
  if (by && isKeptByArea) mistakes.push('they are by type, but kept by the area, which keeps one record alone');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) mistakes.push(`the name '${name}' is not in camel case`);
  if (!/^\/[a-z0-9/-]+$/.test(api.base)) mistakes.push(`the base '${api.base}' is not a path`);
  const asked = Object.values(form).flat();
  for (const one of asked) if (!Object.hasOwn(fields, one)) mistakes.push(`form names '${one}', which is no field`);
  for (const one of new Set(asked.filter((each, index) => asked.indexOf(each) !== index))) {
    mistakes.push(`form names '${one}' twice`);
  }
  for (const note of notes) if (!Object.hasOwn(form, note)) mistakes.push(`notes names '${note}', which is no section`);
  for (const [one, field] of Object.entries(fields)) {
    const { kind, onDelete, assigns } = field as Field & RefOptions;
    if (onDelete === 'cascade') mistakes.push(`'${one}' cascades, but settings are not deleted`);
    if (assigns !== undefined) mistakes.push(`'${one}' assigns, but nobody is assigned to settings`);
    if (kind === 'computed') mistakes.push(`'${one}' is computed of a record, of which there is none`);
    if (isKeptByArea && !['text', 'flag', 'integer', 'choice', 'date', 'file'].includes(kind)) {
      mistakes.push(`'${one}' is kept by the area, which keeps plain values alone`);
    }
  }
  if (mistakes.length > 0) throw new DeclarationError(name, mistakes);
}
