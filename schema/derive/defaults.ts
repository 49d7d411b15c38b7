import type { Field } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { serverDefaults, type AgencyDefaults } from '../rules/agencyDefaults.ts';

type Fields = Readonly<Record<string, Field>>;

/** The value that a create in an agency with these defaults takes for an absent key, by wire key. */
export function defaultsOf(fields: Fields, agency: AgencyDefaults = serverDefaults): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const kind = kindOf(field);
    for (const column of kind.columns(name, field)) {
      const value = column.agencyDefault ? agency[column.agencyDefault] : column.default;
      if (value !== undefined) defaults[column.key] = value;
    }
    for (const link of kind.links?.(name, field) ?? []) if (!field.readOnly) defaults[link.key] = [];
    if (field.kind === 'rows') defaults[name] = [];
  }
  return defaults;
}

/** Returns true if a create without the field gets a value anyway; for a status the agency's first one. */
export function fallsBack(field: Field): boolean {
  return ('default' in field && field.default !== undefined) || field.kind === 'status';
}

/** Returns true if a create must give the field. */
export function mustBeGiven(field: Field): boolean {
  return field.required === true && !field.readOnly && !fallsBack(field);
}
