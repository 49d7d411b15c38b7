import { useTranslate } from 'ra-core';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';

/** Returns a description of the files that a field accepts: extensions, number and size, as far as limited. */
export function useLimitWords({
  extensions,
  limit = uploadLimit,
  max,
}: FileOptions & { readonly max?: number }): string {
  const translate = useTranslate();
  const megabytes = limit / 1_000_000;
  const types = extensions?.join(', ');
  if (max === undefined)
    return translate(types ? 'app.uploads.limitOf' : 'app.uploads.limit', { types, limit: megabytes });
  const many = { types, smart_count: max, limit: megabytes };
  return translate(types ? 'app.uploads.limitOfMany' : 'app.uploads.limitMany', many);
}
