import type { PhoneField } from '../../../schema/fields/phone.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { foldedEmail, internationalPhone, type PointKind } from '../../../schema/rules/contact-points/points.ts';
import type { StoredColumn } from '../model.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field with an address or a number of the record itself, by wire key. */
export interface ContactField {
  readonly kind: PointKind;
  readonly key: string;
  /** The key of a number's country. */
  readonly country?: string;
}

const known = new WeakMap<AnyEntity, readonly ContactField[]>();

/**
 * Returns the fields by which people and companies are reached: every email address and phone number of an entity with
 * a `face`. Rows are left out: they hold the addresses of others, such as relatives.
 */
export function contactFieldsOf(entity: AnyEntity): readonly ContactField[] {
  const found =
    known.get(entity) ??
    Object.entries(entity.face === undefined ? {} : entity.fields).flatMap(([key, field]): ContactField[] => {
      if (field.kind === 'phone') return [{ kind: 'PHONE', key, country: (field as PhoneField).country }];
      return field.kind === 'text' && 'pattern' in field && field.pattern === 'email' ? [{ kind: 'EMAIL', key }] : [];
    });
  known.set(entity, found);
  return found;
}

/** Returns the wire keys that the contact points of an entity follow from. */
export function contactKeysOf(entity: AnyEntity): readonly string[] {
  return contactFieldsOf(entity).flatMap(({ key, country }) => (country === undefined ? [key] : [key, country]));
}

/** Returns the kinds of contact points that a change of some wire keys may change. */
export function touchedKinds(entity: AnyEntity, isChanged: (key: string) => boolean): readonly PointKind[] {
  const touched = contactFieldsOf(entity).filter(({ key, country = key }) => isChanged(key) || isChanged(country));
  return [...new Set(touched.map(({ kind }) => kind))];
}

/** Returns the contact points of one kind that a record's wire values give, each once. */
export function pointsOf(entity: AnyEntity, kind: PointKind, record: Values): readonly string[] {
  const points = contactFieldsOf(entity)
    .filter((field) => field.kind === kind)
    .map(({ key, country }) => {
      const value = record[key];
      if (typeof value !== 'string' || value === '') return null;
      if (country === undefined) return foldedEmail(value);
      const code = record[country];
      return internationalPhone(value, typeof code === 'string' ? code : null);
    });
  return [...new Set(points.filter((point) => point !== null))];
}

/** Returns the columns from which the contact points of an entity follow. */
export function contactColumnsOf(entity: AnyEntity, columns: readonly StoredColumn[]): readonly StoredColumn[] {
  const keys = new Set(contactKeysOf(entity));
  return columns.filter(({ spec }) => keys.has(spec.key));
}
