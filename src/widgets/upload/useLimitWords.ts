import { useTranslate } from 'ra-core';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localeOf } from '../../i18n/localeOf.ts';

/** Types that people know, the usual first. */
const known = ['png', 'jpg', 'gif', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'mp4', 'mov', 'mp3', 'wav'];

/** Returns up to three of the accepted types, the usual ones, as a list in words: `PNG, JPG or GIF`. A refusal names all. */
export function namedTypes(extensions: readonly string[], language: string): string {
  const usual = known.filter((one) => extensions.includes(one));
  const named = (usual.length > 0 ? usual : extensions).slice(0, 3).map((one) => one.toUpperCase());
  const list = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  return list.format(named);
}

/** Returns a description of the files that a field accepts: usual types, number and size, as far as limited. */
export function useLimitWords({
  extensions,
  limit = uploadLimit,
  max,
}: FileOptions & { readonly max?: number }): string {
  const translate = useTranslate();
  const language = useLanguage();
  const megabytes = limit / 1_000_000;
  const types = extensions && namedTypes(extensions, language);
  if (max === undefined)
    return translate(types ? 'app.uploads.limitOf' : 'app.uploads.limit', { types, limit: megabytes });
  const many = { types, smart_count: max, limit: megabytes };
  return translate(types ? 'app.uploads.limitOfMany' : 'app.uploads.limitMany', many);
}
