/** The messages of the rules, whose gaps are written `{max}`, as the catalogs write gaps: `%{max}`. */
export function phrasesOf<Key extends string>(messages: Readonly<Record<Key, string>>): Record<Key, string> {
  const phrases = Object.entries<string>(messages).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, '%{$1}')]);
  return Object.fromEntries(phrases) as Record<Key, string>;
}
