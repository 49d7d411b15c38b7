import type { RefOptions } from '../../schema/fields/ref.ts';
import type { Field, FieldKind } from '../../schema/fields/field.ts';
import type { AnyField } from '../../schema/fields/kinds.ts';

/** The declared field of a kind. */
export type FieldOf<K extends FieldKind> = Extract<AnyField, { readonly kind: K }>;

/** A record as an answer carries it, its fields by their wire keys. */
export interface WireRecord {
  readonly id: string;
  readonly version?: number;
  readonly [key: string]: unknown;
}

/** Common props of all parts of a view for one field. */
export interface FieldProps<K extends FieldKind = FieldKind> {
  /** The entity whose words are used. */
  readonly resource: string;
  readonly name: string;
  readonly field: FieldOf<K>;
}

/** Props of a column or a display: the field, and the record whose value it shows. */
export interface CellProps<K extends FieldKind = FieldKind> extends FieldProps<K> {
  readonly record: WireRecord;
}

/** Props of a part that handles fields of any kind. */
export type Any<Props extends FieldProps> = Omit<Props, 'field'> & { readonly field: Field };

/** Props of a cell of references: of the field alone where its names lead. */
export type ReferenceProps<K extends FieldKind> = Omit<CellProps<K>, 'field'> & {
  readonly field?: Pick<RefOptions, 'leadsTo'>;
};
