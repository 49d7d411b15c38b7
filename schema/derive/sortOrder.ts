/** What a column sorts by; names as the database has them. */
export interface SortColumn {
  readonly column: string;
  /** The values of a closed set, in the order of the declaration. */
  readonly values?: readonly string[];
  /** The column of the currency within which an amount sorts. */
  readonly within?: string;
}

/** The currency of an amount, in SQL: none where there is no amount, so that empty amounts stand behind all others. */
export function currencyOfAmount(amount: string, currency: string): string {
  return `case when ${amount} is null then null else ${currency} end`;
}

/**
 * What a column sorts by, in SQL: a closed set by the order in which its values are declared, an amount by its currency first,
 * anything else as it is kept. Queries and indexes take it from here, so that they agree.
 * @param prefix before the names of columns (`t.`)
 */
export function sortExpressions({ column, values, within }: SortColumn, prefix = ''): readonly string[] {
  const at = `${prefix}${column}`;
  if (values) return [`array_position(array[${values.map((value) => `'${value}'`).join(', ')}], ${at})`];
  if (within === undefined) return [at];
  return [`(${currencyOfAmount(at, `${prefix}${within}`)})`, at];
}
