import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';
import { statusNames } from '../../../../schema/rules/statusNames.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import { taskTypeSeeds, type TaskTypeCode } from '../../../../schema/areas/tasks/taskTypes.ts';
import type { TaxRateSeed } from '../../../../schema/rules/finance/taxes.ts';
import type { DefaultEntry } from './catalogueDefaults.ts';
import { frenchEntries, frenchTaskTypes, frenchTaxRates } from './frenchSeeds.ts';

/** Names of what a new agency starts with, in one language. */
export interface SeedWords {
  readonly ofStatus: (type: StatusType, code: string) => string;
  readonly ofTaskType: (code: TaskTypeCode) => string;
  readonly ofEntry: (name: DefaultEntry) => string;
  readonly ofTaxRate: (name: TaxRateSeed) => string;
}

const statusesIn =
  (language: WordLanguage): SeedWords['ofStatus'] =>
  (type, code) =>
    statusNames[type][language][code] ?? code;

export const englishSeeds: SeedWords = {
  ofStatus: statusesIn('en'),
  ofTaskType: (code) => taskTypeSeeds[code].displayName,
  ofEntry: (name) => name,
  ofTaxRate: (name) => name,
};

const frenchSeeds: SeedWords = {
  ofStatus: statusesIn('fr'),
  ofTaskType: (code) => frenchTaskTypes[code],
  ofEntry: (name) => frenchEntries[name],
  ofTaxRate: (name) => frenchTaxRates[name],
};

const words: Readonly<Record<WordLanguage, SeedWords>> = { en: englishSeeds, fr: frenchSeeds };

/** Returns the names in the language of an agency's locale (`fr-CA`); English where there are no others. */
export function seedWordsFor(locale: string): SeedWords {
  return words[wordLanguageOf(locale)];
}
