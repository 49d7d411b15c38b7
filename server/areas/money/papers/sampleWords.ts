import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';

/** Words of the sample invoice. */
export interface SampleWords {
  readonly client: string;
  readonly contact: string;
  readonly address: string;
  /** Descriptions of its lines. */
  readonly lines: readonly [string, string];
}

const samples: Readonly<Record<WordLanguage, SampleWords>> = {
  en: {
    client: 'Sample Client Ltd',
    contact: 'Alex Sample',
    address: '1 Sample Street',
    lines: ['Performance fee', 'Travel'],
  },
  fr: {
    client: 'Exemple SARL',
    contact: 'Camille Exemple',
    address: '1 rue de l’Exemple',
    lines: ['Cachet', 'Déplacement'],
  },
};

/** Returns the words of the sample invoice in a language (BCP 47). */
export function sampleWords(locale: string): SampleWords {
  return samples[wordLanguageOf(locale)];
}
