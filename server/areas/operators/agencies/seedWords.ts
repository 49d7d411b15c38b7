import { seedLanguageOf, type SeedLanguage } from '../../../../schema/rules/locales.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import { taskTypeSeeds, type TaskTypeCode } from '../../../../schema/areas/work/taskTypes.ts';
import type { DefaultEntry } from './catalogueDefaults.ts';
import { frenchEntries, frenchStatuses, frenchTaskTypes } from './frenchSeeds.ts';
import { statusNames } from './statusNames.ts';

/** Names of what a new agency starts with, in one language. */
export interface SeedWords {
  readonly ofStatus: (type: StatusType, code: string) => string;
  readonly ofTaskType: (code: TaskTypeCode) => string;
  readonly ofEntry: (name: DefaultEntry) => string;
}

export const englishSeeds: SeedWords = {
  ofStatus: (_type, code) => statusNames[code] ?? code,
  ofTaskType: (code) => taskTypeSeeds[code].displayName,
  ofEntry: (name) => name,
};

const frenchSeeds: SeedWords = {
  ofStatus: (type, code) => (frenchStatuses[type] as Readonly<Record<string, string>>)[code] ?? code,
  ofTaskType: (code) => frenchTaskTypes[code],
  ofEntry: (name) => frenchEntries[name],
};

const words: Readonly<Record<SeedLanguage, SeedWords>> = { en: englishSeeds, fr: frenchSeeds };

/** Returns the names in the language of an agency's locale (`fr-CA`); English where there are no others. */
export function seedWordsFor(locale: string): SeedWords {
  return words[seedLanguageOf(locale)];
}
