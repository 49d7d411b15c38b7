/** The statements among these that write, or could. */
export function writesIn(statements: readonly string[]): readonly string[] {
  const writing = /\b(insert into|delete from|put_search_text|drop_search_text)\b|\bupdate \w/i;
  return statements.filter((text) => writing.test(text));
}
