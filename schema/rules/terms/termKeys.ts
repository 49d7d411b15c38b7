import type { WordLanguage } from '../locales.ts';

/** Entities that an agency may name in its own words (AB 8, "entity term"). */
export const termKeys = [
  'talent',
  'scout',
  'partner',
  'partnerContact',
  'staff',
  'opportunity',
  'event',
  'hold',
  'project',
  'task',
  'contract',
  'invoice',
  'note',
] as const;
export type TermKey = (typeof termKeys)[number];

/** Genders of French nouns. */
export const genders = ['MASCULINE', 'FEMININE'] as const;
export type Gender = (typeof genders)[number];

/** Longest term, in characters. */
export const termLimit = 60;

/** An agency's words for an entity in one language; null keeps the catalogue's word. */
export interface Term {
  readonly key: TermKey;
  readonly singular: string | null;
  readonly plural: string | null;
  /** Of a French term; null for that of the catalogue's noun. */
  readonly gender?: Gender | null;
  readonly locale: WordLanguage;
}
