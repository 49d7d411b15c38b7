import type { CommonOptions, Field, KindDefinition, Maybe, Reference } from './field.ts';
import { pointer, type OnDelete } from './ref.ts';
import { pointers } from './refs.ts';
import type { SpecNamed } from './specNames.ts';
import type { CatalogueType } from '../rules/catalogues.ts';

export interface CatalogueOptions extends CommonOptions, SpecNamed {
  /** The list's filter parameter; the key of the ids unless the spec names it. */
  readonly filter?: string;
  /** Behaviour when the entry is deleted; `refuse` by default: an entry in use is kept. */
  readonly onDelete?: OnDelete;
}

type IdOf<Value> = null extends Value ? string | null : string;

export interface CatalogueField<Value = Reference | null>
  extends Field<{ '': Value; Id: IdOf<Value> }, { Id: IdOf<Value> }>, CatalogueOptions {
  readonly kind: 'catalogue';
  readonly type: CatalogueType;
}

/** One entry of a small list that the agency keeps (positions, industries...); new entries can be made in place. */
export function catalogue<const O extends CatalogueOptions>(
  type: CatalogueType,
  options?: O,
): CatalogueField<Maybe<O, Reference>> {
  return { onDelete: 'refuse', ...options, type, kind: 'catalogue' };
}

export interface CataloguesField
  extends Field<{ '': Reference[]; '~Ids': string[] }, { '~Ids': string[] }>, CatalogueOptions {
  readonly kind: 'catalogues';
  readonly type: CatalogueType;
}

/** Any number of entries of a small list that the agency keeps (tags, categories...). */
export function catalogues(type: CatalogueType, options?: CatalogueOptions): CataloguesField {
  return { onDelete: 'refuse', ...options, type, kind: 'catalogues' };
}

export const catalogueKind: KindDefinition<CatalogueField> = pointer(() => ['catalogue']);
export const cataloguesKind: KindDefinition<CataloguesField> = pointers(() => ['catalogue']);
