import type { Field } from '../../fields/field.ts';
import { keyOfOwner, type MoneyField } from '../../fields/money.ts';
import type { RowsField } from '../../fields/rows.ts';
import type { AnyEntity } from '../entity.ts';

type Fields = AnyEntity['fields'];

/** Returns the name of the currency field that a field has amounts in: its own, or those of its rows. */
export function currencyOfField(field: Field): string | undefined {
  if (field.kind === 'money') return (field as MoneyField).in;
  if (field.kind !== 'rows') return undefined;
  const cells = Object.values((field as RowsField).cells) as readonly MoneyField[];
  const shared = cells.map((cell) => (cell.kind === 'money' ? keyOfOwner(cell.in ?? '') : undefined));
  return shared.find((key) => key !== undefined);
}

/** Returns the names of the fields with amounts in a currency field. */
export function amountsIn(fields: Fields, currency: string): readonly string[] {
  return Object.keys(fields).filter((name) => currencyOfField(fields[name] as Field) === currency);
}

/** Returns the mistakes of an amount that is in a currency of the record, by its name in the declaration. */
function mistakesOfAmount(name: string, owner: Field, amount: MoneyField, fields: Fields): readonly string[] {
  const isCell = owner !== (amount as Field);
  if (amount.in === undefined) return [];
  if (amount.currency !== undefined) return [`'${name}' is in '${amount.in}' and has a currency of its own`];
  const key = keyOfOwner(amount.in);
  if (isCell && key === undefined)
    return [`'${name}' is in '${amount.in}': rows take the currency of their record, '^…'`];
  if (!isCell && key !== undefined) return [`'${name}' is in '${amount.in}', but stands in no rows`];
  const currency = fields[key ?? amount.in];
  if (currency?.kind !== 'currency') return [`'${name}' is in '${amount.in}', which is no currency`];
  // Who changes a currency changes its amounts.
  return currency.access === owner.access ? [] : [`'${name}' and '${amount.in}' ask for different rights`];
}

/** Returns the mistakes of a field with amounts in a currency of the record. */
export function sharedCurrencyMistakes(name: string, field: Field, { fields, list }: AnyEntity): readonly string[] {
  if (field.kind === 'rows') {
    const { cells } = field as RowsField;
    const amounts = Object.entries(cells).filter(([, { kind }]) => kind === 'money');
    const mistakes = amounts.flatMap(([cell, one]) =>
      mistakesOfAmount(`${name}.${cell}`, field, one as MoneyField, fields),
    );
    const owners = new Set(amounts.flatMap(([, one]) => (one as MoneyField).in ?? []));
    return owners.size > 1 ? [...mistakes, `'${name}' has amounts in several currencies of its record`] : mistakes;
  }
  if (field.kind !== 'money') return [];
  const { in: currency } = field as MoneyField;
  const isLost = currency !== undefined && list.filters?.includes(name) && !list.filters.includes(currency);
  return [
    ...mistakesOfAmount(name, field, field as MoneyField, fields),
    ...(isLost ? [`the list filters by '${name}', but not by '${currency}', which it is in`] : []),
    ...(currency !== undefined && list.bulk?.edit?.includes(name)
      ? [`list.bulk.edit names '${name}', whose currency differs from record to record`]
      : []),
  ];
}
