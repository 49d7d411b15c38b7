/** A file's name to show: without folders before it, and nothing that ends a line or turns the direction of the writing. */
export function plainFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
}
