import { useTranslate } from 'ra-core';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';

/** What a field takes, in words: the endings, where it names them, and how large a file may be. */
export function useLimitWords({ extensions, limit = uploadLimit }: FileOptions): string {
  const translate = useTranslate();
  const megabytes = limit / 1_000_000;
  if (!extensions) return translate('app.uploads.limit', { limit: megabytes });
  return translate('app.uploads.limitOf', { types: extensions.join(', '), limit: megabytes });
}
