import type { WordLanguage } from '../locales.ts';
import type { Gender, TermKey } from './termKeys.ts';

/** A noun of the catalogue as sentences have it. */
export interface Noun {
  readonly one: string;
  readonly several: string;
  /** Of French nouns. */
  readonly gender?: Gender;
  /** True if the word has other meanings too: it is the noun only after an article or the like. */
  readonly isStrict?: true;
}

/**
 * The entities' nouns within sentences. A member of the staff has none: several of them are called by a noun of another
 * kind.
 */
export type TermNouns = Readonly<Record<Exclude<TermKey, 'staff'>, Noun>>;

const masculine = 'MASCULINE';
const feminine = 'FEMININE';

export const termNouns: Readonly<Record<WordLanguage, TermNouns>> = {
  en: {
    talent: { one: 'talent', several: 'talents' },
    scout: { one: 'scout', several: 'scouts' },
    partner: { one: 'partner', several: 'partners' },
    partnerContact: { one: 'contact', several: 'contacts', isStrict: true },
    opportunity: { one: 'opportunity', several: 'opportunities' },
    event: { one: 'event', several: 'events' },
    hold: { one: 'hold', several: 'holds', isStrict: true },
    project: { one: 'project', several: 'projects' },
    task: { one: 'task', several: 'tasks' },
    contract: { one: 'contract', several: 'contracts' },
    invoice: { one: 'invoice', several: 'invoices', isStrict: true },
    note: { one: 'note', several: 'notes', isStrict: true },
  },
  fr: {
    talent: { one: 'talent', several: 'talents', gender: masculine },
    scout: { one: 'prospect', several: 'prospects', gender: masculine },
    partner: { one: 'partenaire', several: 'partenaires', gender: masculine },
    partnerContact: { one: 'contact', several: 'contacts', gender: masculine, isStrict: true },
    opportunity: { one: 'opportunité', several: 'opportunités', gender: feminine },
    event: { one: 'événement', several: 'événements', gender: masculine },
    hold: { one: 'option', several: 'options', gender: feminine, isStrict: true },
    project: { one: 'projet', several: 'projets', gender: masculine },
    task: { one: 'tâche', several: 'tâches', gender: feminine },
    contract: { one: 'contrat', several: 'contrats', gender: masculine },
    invoice: { one: 'facture', several: 'factures', gender: feminine, isStrict: true },
    note: { one: 'note', several: 'notes', gender: feminine, isStrict: true },
  },
};
