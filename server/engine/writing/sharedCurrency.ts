import { amountsIn } from '../../../schema/language/records/sharedCurrency.ts';
import { keyOfOwner, type MoneyField } from '../../../schema/fields/money.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { isAmount } from '../../../schema/rules/money.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../errors.ts';
import type { Model } from '../model.ts';
import type { Change } from './changes.ts';

type Keys = readonly Pick<Change, 'field'>[];
type Row = Readonly<Record<string, unknown>>;

/** Returns the changed wire keys that hold the currency of several amounts. */
function changedCurrencies({ entity }: Model, changes: Keys): readonly string[] {
  return changes.flatMap(({ field }) => (entity.fields[field]?.kind === 'currency' ? [field] : []));
}

/** Returns true if a change gives amounts another currency, in which they are read with other digits. */
export function changesCurrency(model: Model, changes: Keys): boolean {
  return changedCurrencies(model, changes).length > 0;
}

/** Returns the fields whose stored values a change rewrites: its own, and the amounts in a currency that it changes. */
export function rewrittenFields(model: Model, changes: Keys): ReadonlySet<string> {
  const own = changes.map(({ field }) => model.column(field)?.field ?? field);
  const amounts = changedCurrencies(model, changes).flatMap((currency) => amountsIn(model.entity.fields, currency));
  return new Set([...own, ...amounts]);
}

/** Returns the errors of the amounts of a field, by wire key, that a currency has no digits for. */
function faultsIn({ entity }: Model, name: string, currency: string, after: Row): readonly FieldRefusal[] {
  const code = String(after[currency]);
  const judge = (key: string, amount: unknown) =>
    typeof amount === 'string' && !isAmount(amount, code) ? [fieldRefusal(key, 'dollar')] : [];
  if (entity.fields[name]?.kind !== 'rows') return judge(name, after[name]);
  const { cells } = entity.fields[name] as RowsField;
  const amounts = Object.keys(cells).filter((cell) => keyOfOwner((cells[cell] as MoneyField).in ?? '') === currency);
  const rows = (after[name] ?? []) as readonly Row[];
  return rows.flatMap((row, index) => amounts.flatMap((cell) => judge(`${name}.${index}.${cell}`, row[cell])));
}

/**
 * Refuses a change of a currency that some of its amounts have too many digits for. Amounts keep their figures, so that
 * 12.50 of one currency is 12.50 of the other; listeners may have given them new ones before.
 */
export function requireAmounts({
  model,
  changes,
  after,
}: {
  readonly model: Model;
  readonly changes: Keys;
  readonly after: Row;
}): void {
  const faults = changedCurrencies(model, changes).flatMap((currency) =>
    amountsIn(model.entity.fields, currency).flatMap((name) => faultsIn(model, name, currency, after)),
  );
  if (faults.length > 0) throw invalid(faults);
}
