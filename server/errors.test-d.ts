import { fieldRefusal, RefusalError } from './errors.ts';

/** Compiled, never run: each marked line must be a mistake in the compiler's eyes. */
export function refusals(): unknown[] {
  const params = { records: 'Sound check' };
  return [
    new RefusalError('relatedData', 'relatedData', { params }),
    new RefusalError('notFound', 'notFound'),
    fieldRefusal('email', 'tooLong', { max: 200 }),
    fieldRefusal('email', 'email'),

    // @ts-expect-error what fills the gap is missing
    new RefusalError('relatedData', 'relatedData'),
    // @ts-expect-error these words have another gap
    new RefusalError('relatedData', 'mergedAway', { params }),
    // @ts-expect-error what fills the gap is missing
    fieldRefusal('email', 'tooLong'),
  ];
}
