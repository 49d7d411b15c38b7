import type { Field } from '../../fields/field.ts';
import { kindOf } from '../../fields/kinds.ts';
import type { RefField } from '../../fields/ref.ts';
import type { RefsField } from '../../fields/refs.ts';
import { reference } from '../../fields/schemas.ts';
import { specNameMistakes, type SpecNamed } from '../../fields/specNames.ts';
import { recordMoments, type AnyEntity } from '../entity.ts';

type Named = Field & SpecNamed & { readonly tells?: RefField['tells'] | RefsField['tells'] };

/** The keys of a reference in answers. */
function keysOf({ tells = [] }: Named): readonly string[] {
  const told = Array.isArray(tells) ? (tells as readonly string[]) : Object.keys(tells);
  return [...Object.keys(reference['properties'] as object), ...told];
}

/** Returns the mistakes of further keys in answers: of what is not there, or with names that are taken. */
export function specNameMistakesOf(entity: AnyEntity): readonly string[] {
  const keys = Object.entries(entity.fields).flatMap(([name, field]) => {
    const { columns, labels, links } = kindOf(field);
    const sets = links?.(name, field).flatMap(({ key, labelKey = key }) => [key, labelKey]) ?? [];
    const own = [...columns(name, field), ...(labels?.(name, field) ?? [])].map(({ key }) => key);
    return [...own, ...sets, ...(['rows', 'computed'].includes(field.kind) ? [name] : [])];
  });
  const ofFields = Object.entries(entity.fields).flatMap(([name, field]) =>
    specNameMistakes((field as Named).specNames, keysOf(field as Named), `${name}.specNames`),
  );
  return [
    ...specNameMistakes(entity.api.specNames, ['id', 'version', ...recordMoments, ...keys], 'api.specNames'),
    ...ofFields,
  ];
}
