/** An email as it is kept, looked up and counted: two spellings of one address are one account. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
