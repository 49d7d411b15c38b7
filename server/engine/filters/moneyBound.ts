import { currencyOfAmount } from '../../../schema/derive/sortOrder.ts';
import { digitsOf, isAmount, toMinorUnits } from '../../../schema/rules/money.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { StoredColumn } from '../model.ts';
import type { Values } from '../sql.ts';

/** The currency of an amount of `t` where there is one, as the sort index has it. */
function currencyAt({ column }: StoredColumn, currency: StoredColumn): string {
  return currencyOfAmount(`t.${column}`, `t.${currency.column}`);
}

/** The condition that an amount of `t` is one of a currency. */
export function inCurrency(amount: StoredColumn, currency: StoredColumn, code: string, values: Values): string {
  return `${currencyAt(amount, currency)} = ${values.add(code)}`;
}

/**
 * The condition that an amount of `t` lies on the right side of a bound, which has one currency: amounts of any other
 * are not matched, since they are not comparable. Throws a 400 on `param` for a bound with more digits than the
 * currency has.
 */
export function moneyBound(
  amount: StoredColumn,
  currency: StoredColumn,
  bound: { readonly param: string; readonly match: 'from' | 'to'; readonly text: string; readonly code: string },
  values: Values,
): string {
  const { param, match, text, code } = bound;
  const digits = digitsOf(code);
  if ((text.split('.')[1] ?? '').length > digits) throw invalid([fieldRefusal(param, 'amountDigits', { digits })]);
  if (!isAmount(text, code)) throw invalid([fieldRefusal(param, 'dollar')]);
  const minor = values.add(toMinorUnits(text, code).toString());
  return `${inCurrency(amount, currency, code, values)} and t.${amount.column} ${match === 'from' ? '>=' : '<='} ${minor}::bigint`;
}
