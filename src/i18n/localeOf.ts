import { defaultLocale } from '../../schema/rules/limits.ts';
import { defaultLanguage } from './languages.ts';

/**
 * Returns the locale in which `Intl` writes dates, amounts and lists beside words of a language. Plain `en` is that of
 * the United States: months before days, a comma before `or`.
 */
export const localeOf = (language: string): string => (language === defaultLanguage ? defaultLocale : language);
