import { RefusalError } from '../../../errors.ts';

/**
 * Works with a record for a call whose body names fields in words of its own: what is refused of a record's field is told
 * under the caller's.
 * @param names the caller's word by the record's field
 */
export async function renameFaults<Answer>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusalError) || !error.options.details) throw error;
    const details = error.options.details.map((detail) => {
      const [head = '', ...rest] = detail.field.split('.');
      return { ...detail, field: [names[head] ?? head, ...rest].join('.') };
    });
    throw error.withDetails(details);
  }
}
