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

/** What every part of a view that stands for one field is told. */
export interface FieldProps<K extends FieldKind = FieldKind> {
  /** The entity whose words are used. */
  readonly resource: string;
  readonly name: string;
  readonly field: FieldOf<K>;
}

/** What a column or a display is told: the field, and the record whose value it shows. */
export interface CellProps<K extends FieldKind = FieldKind> extends FieldProps<K> {
  readonly record: WireRecord;
}

/** A part that serves any field: its own kind picks it, so the widening is sound. */
export type Part<Props> = (props: Omit<Props, 'field'> & { readonly field: Field }) => React.ReactNode;
