import { patterns } from '../../../../../schema/rules/patterns.ts';
import { fieldRefusal, type FieldRefusal } from '../../../../errors.ts';
import { typedPassword } from '../../../../passwordHash.ts';

/** Fewer guesses than these at a new password, and it is one that many would try first. */
const fewestGuesses = 1_000_000;
/** Characters at the beginning of a password that are looked at: more would take long, and 32 say enough. */
const lookedAt = 32;

let guessing: Promise<(password: string) => boolean> | undefined;

async function loadGuessing(): Promise<(password: string) => boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const passwords = dictionary['passwords-common'];
  const known = new Set(passwords);
  const estimate = new ZxcvbnFactory({
    dictionary: { passwords },
    graphs: adjacencyGraphs,
    maxLength: lookedAt,
    l33tMaxSubstitutions: 20,
  });
  return (password) => known.has(password.toLowerCase()) || estimate.check(password).guesses < fewestGuesses;
}

/**
 * Returns true if the password is among the some 49,000 most common ones, in any case, or derived from one by common
 * changes: a digit and a mark appended, letters that look like digits, repeats, rows of keys. The list is read at the
 * first call.
 */
async function isEasilyGuessed(password: string): Promise<boolean> {
  guessing ??= loadGuessing();
  return (await guessing)(password);
}

/** The least number of characters where no agency asks for more (AB 5). */
export const usualLength = 6;

/**
 * Returns the error of a new password in a field, or null: it needs 6 characters, a digit and a special character (AB
 * 5), the length that the account's agencies require, and must not be among the most common ones. Call it wherever a
 * password is set; stored ones are never checked again.
 */
export async function passwordRefusal(field: string, password: string, length: number): Promise<FieldRefusal | null> {
  const given = typedPassword(password);
  if (!patterns.password.regex.test(given)) return fieldRefusal(field, 'password');
  if ([...given].length < length) return fieldRefusal(field, 'tooShort', { min: length });
  return (await isEasilyGuessed(given)) ? fieldRefusal(field, 'commonPassword') : null;
}
