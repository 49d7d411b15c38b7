/** The statements among these that write, or could. */
export function writesIn(statements: readonly string[]): readonly string[] {
  const writing = /\b(insert into|delete from|put_search_text|drop_search_text)\b|\bupdate \w/i;
  // Its sweep comes by the clock, whoever asks.
  const swept = /^delete from "rate_limit"/i;
  return statements.filter((text) => writing.test(text) && !swept.test(text));
}
