import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { refusal } from './rule.ts';
import { nullable, string } from './schemas.ts';

type Parts = { '': string | null; Id: string | null };

export interface PlaceField extends Field<Parts, Parts> {
  readonly kind: 'place';
}

/** A place as text, with the id that the places search gave for it where one was chosen. */
export function place(options?: CommonOptions): PlaceField {
  return { ...options, kind: 'place' };
}

export const placeKind: KindDefinition<PlaceField> = {
  columns: (name) => [
    { key: name, type: 'text', isNullable: true, schema: nullable(string) },
    { key: `${name}Id`, type: 'text', isNullable: true, schema: nullable(string) },
  ],
  rules: (name, _field, yup) => ({
    [name]: yup
      .string()
      .trim()
      .max(500, refusal('tooLong', { max: 500 })),
    [`${name}Id`]: yup.string().max(255, refusal('tooLong', { max: 255 })),
  }),
  filters: (name) => [{ param: name, match: 'contains', key: name, schema: string }],
  sortKey: (name) => name,
};
