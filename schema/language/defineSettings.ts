import type { ChoiceField } from '../fields/choice.ts';
import { columnName, type Field } from '../fields/field.ts';
import { typeField, type AnySettings, type Settings, type SettingsConfig, type WithType } from './settings.ts';
import { checkSettings } from './settingsMistakes.ts';

/** Declares settings of an agency. Throws one `DeclarationError` that lists every mistake found. */
export function defineSettings<
  const Name extends string,
  const Fields extends Readonly<Record<string, Field>>,
  const Section extends string,
  const Base extends `/${string}`,
  const Note extends Section = never,
  const Kept extends boolean = false,
  const By extends ChoiceField | undefined = undefined,
>(
  name: Name,
  config: SettingsConfig<Fields, Section, Note, Base, Kept, By>,
): Settings<Name, WithType<Fields, By>, Section, Note, Base, Kept, By> {
  const { about, access, base, fields, form, isForAdmins = false, notes = [], isKeptByArea = false, by } = config;
  const settings = {
    name,
    plural: name,
    root: name,
    table: `${columnName(name)}_settings`,
    group: 'none',
    title: '',
    access,
    api: { base },
    fields: by ? { ...fields, [typeField]: { ...by, required: true, readOnly: true } } : fields,
    form,
    list: { columns: [], sort: ['createdAt', 'ASC'] },
    detail: { tabs: ['summary'] },
    routes: [],
    about,
    base,
    isForAdmins,
    notes,
    isKeptByArea,
    by,
  } as unknown as AnySettings;
  checkSettings(settings, fields);
  return Object.freeze(settings) as unknown as Settings<Name, WithType<Fields, By>, Section, Note, Base, Kept, By>;
}
