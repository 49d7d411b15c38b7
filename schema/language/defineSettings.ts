import { columnName, type Field } from '../fields/field.ts';
import type { AnySettings, Settings, SettingsConfig } from './settings.ts';
import { checkSettings } from './settingsMistakes.ts';

/** Declares settings of an agency. Throws one `DeclarationError` that lists every mistake found. */
export function defineSettings<
  const Name extends string,
  const Fields extends Readonly<Record<string, Field>>,
  const Section extends string,
  const Base extends `/${string}`,
  const Note extends Section = never,
  const Kept extends boolean = false,
>(
  name: Name,
  config: SettingsConfig<Fields, Section, Note, Base, Kept>,
): Settings<Name, Fields, Section, Note, Base, Kept> {
  const { about, access, base, fields, form, isForAdmins = false, notes = [], isKeptByArea = false } = config;
  const settings = {
    name,
    plural: name,
    root: name,
    table: `${columnName(name)}_settings`,
    group: 'none',
    title: '',
    access,
    api: { base },
    fields,
    form,
    list: { columns: [], sort: ['createdAt', 'ASC'] },
    detail: { tabs: ['summary'] },
    routes: [],
    about,
    base,
    isForAdmins,
    notes,
    isKeptByArea,
  } as unknown as AnySettings;
  checkSettings(settings);
  return Object.freeze(settings) as unknown as Settings<Name, Fields, Section, Note, Base, Kept>;
}
