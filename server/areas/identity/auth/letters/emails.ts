import { withoutMarks } from '../../../../../schema/rules/texts.ts';

/** An email as it is kept, looked up and counted: two spellings of one address are one account. */
export function normaliseEmail(email: string): string {
  return withoutMarks(email).normalize('NFC').trim().toLowerCase();
}
