import type { TranslateFunction } from 'ra-core';
import { failureGaps } from '../../../schema/media.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import { UploadFailedError } from '../../dataProvider/uploads/UploadFailedError.ts';

/** Returns the message of a failed upload: the server's words, else a general one (AB 8). */
export function failureOf(error: unknown, translate: TranslateFunction): string {
  if (error instanceof UploadFailedError) return translate(error.key, failureGaps);
  const refusal = refusalOf(error);
  const said = refusal?.status === 0 ? '' : refusal && wordsOf(refusal, translate);
  return said || translate('rules.fileUploadFailed');
}
