/**
 * Returns true if a typed text may become a new entry of a list (AB 4): it is not empty, and no known label is equal,
 * ignoring case and surrounding spaces.
 */
export function isNewWord(typed: string, known: readonly string[]): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  return plain(typed) !== '' && !known.some((label) => plain(label) === plain(typed));
}
