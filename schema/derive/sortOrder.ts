/** Column to sort by; names as in the database. */
export interface SortColumn {
  readonly column: string;
  /** The values of a closed set, in the order of the declaration. */
  readonly values?: readonly string[];
  /** The column of the currency within which an amount sorts. */
  readonly within?: string;
}

/** Returns the SQL for an amount's currency: null without an amount, so that empty amounts sort last. */
export function currencyOfAmount(amount: string, currency: string): string {
  return `case when ${amount} is null then null else ${currency} end`;
}

/**
 * Returns the SQL expressions by which a column sorts: a closed set in the order of its declaration, an amount by its
 * currency first, anything else by its value. Queries and indexes both use it, so that they agree.
 * @param prefix before the names of columns (`t.`)
 */
export function sortExpressions({ column, values, within }: SortColumn, prefix = ''): readonly string[] {
  const at = `${prefix}${column}`;
  if (values) return [`array_position(array[${values.map((value) => `'${value}'`).join(', ')}], ${at})`];
  if (within === undefined) return [at];
  return [`(${currencyOfAmount(at, `${prefix}${within}`)})`, at];
}
