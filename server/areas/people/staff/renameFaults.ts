import { RefusalError } from '../../../errors.ts';

/**
 * Runs work on a record for a call whose body uses other field names: errors of the record's fields are reported under
 * the caller's names.
 * @param names the caller's name by the record's field
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
