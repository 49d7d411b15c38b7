import { declaredStatusNames } from '../../generated/statusNames.ts';
import type { WordLanguage } from './locales.ts';
import type { StatusType } from './statuses.ts';

/** Names of the fixed categories, and of the status with which each starts, by type, language and code (AB 4). */
export const statusNames: Readonly<
  Record<StatusType, Readonly<Record<WordLanguage, Readonly<Record<string, string>>>>>
> = declaredStatusNames;
