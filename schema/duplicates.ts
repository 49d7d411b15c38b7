import type { AnyEntity } from './language/entity.ts';
import type { Field } from './fields/field.ts';
import type { PhoneField } from './fields/phone.ts';
import type { TextOptions } from './fields/text.ts';

/** Kind of similarity that makes a duplicate: a name spelt alike, the same email in any case, the same number. */
export type Likeness = 'name' | 'email' | 'phone';

/** Returns the kind of similarity by which a field can find duplicates; null if it cannot. */
export function likenessOf({ title }: Pick<AnyEntity, 'title'>, name: string, field: Field): Likeness | null {
  if (name === title) return 'name';
  if (field.kind === 'phone') return 'phone';
  return field.kind === 'text' && (field as TextOptions).pattern === 'email' ? 'email' : null;
}

/** A field by which records are compared, with its wire keys: a number is nothing without its country. */
export interface ComparedField {
  readonly name: string;
  readonly likeness: Likeness;
  readonly country?: string;
}

/** The fields by which an entity's duplicates are found, as the declaration orders them. */
export function comparedFields(entity: AnyEntity): readonly ComparedField[] {
  return (entity.duplicates ?? []).flatMap((name): ComparedField[] => {
    const field = entity.fields[name];
    const likeness = field ? likenessOf(entity, name, field) : null;
    if (!field || likeness === null) return [];
    return [{ name, likeness, ...(likeness === 'phone' && { country: (field as PhoneField).country }) }];
  });
}
