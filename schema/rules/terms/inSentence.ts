/** Returns a name in the form it has within a sentence: small first letters, except in abbreviations (`VIP guest`). */
export function inSentence(name: string): string {
  return name.replace(/\S+/g, (word) => {
    const rest = word.slice(1);
    return rest === rest.toLowerCase() ? word.toLowerCase() : word;
  });
}
