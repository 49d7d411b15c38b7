import { names } from '../../../generated/names.ts';
import type { TermKey } from '../../../schema/rules/terms/termKeys.ts';
import type { Language } from '../languages.ts';

/** The catalogue's names of an entity, in the singular and the plural. */
export type CatalogueNames = Readonly<Record<TermKey, { readonly name: string }>>;

/** Loaders of the catalogue's names of entities, without the words of the agency, by language. */
export const catalogueNames: Readonly<Record<Language, () => Promise<CatalogueNames>>> = {
  en: async () => names,
  fr: async () => (await import('../../../generated/catalogs/fr.ts')).entityWords,
};
