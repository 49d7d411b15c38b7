import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { fromMinorUnits } from '../../../schema/rules/money.ts';
import type { Engine } from '../engine.ts';
import type { Model, StoredColumn } from '../model.ts';
import { chooseRecords } from './choice.ts';
import type { ListQuery } from './listQuery.ts';

/** Sum of an amount over records in one currency, as a decimal. */
export interface Sum {
  readonly currency: string;
  readonly amount: string;
}

/** The sums of amounts, by field: one of each currency in which there is some, in the order of the currencies. */
export type Sums = Readonly<Record<string, readonly Sum[]>>;

/** An amount that is summed, and its currency. */
interface Summed {
  readonly name: string;
  readonly amount: StoredColumn;
  readonly currency: StoredColumn;
}

/** Sums of records that are alike in all currencies: `c0` is the currency of the first amount, `a0` its sum. */
export type SumsRow = Readonly<Record<string, unknown>>;

/** Parts of a statement that sums amounts of records `t`; its rows are read by `sumsOf`. */
export interface SumParts {
  readonly names: readonly string[];
  readonly columns: readonly string[];
  /** Columns to group by. */
  readonly groups: readonly string[];
}

function summedOf(model: Model, names: readonly string[], actor: Actor): readonly Summed[] {
  return names.flatMap((name) => {
    const amount = model.column(name);
    const currency = model.column(amount?.spec.sortsWithin ?? '');
    if (!amount || !currency || canField(actor, amount.access) === 'none') return [];
    return [{ name, amount, currency }];
  });
}

/** Returns the parts of a statement that sums these amounts, as far as the actor may see them. */
export function sumParts(model: Model, names: readonly string[], actor: Actor): SumParts {
  const summed = summedOf(model, names, actor);
  return {
    names: summed.map(({ name }) => name),
    columns: summed.flatMap(({ amount, currency }, index) => [
      `t.${currency.column} as c${index}`,
      `sum(t.${amount.column})::text as a${index}`,
    ]),
    groups: summed.map(({ currency }) => `t.${currency.column}`),
  };
}

function sumsAt(rows: readonly SumsRow[], index: number): readonly Sum[] {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const [currency, amount] = [row[`c${index}`], row[`a${index}`]];
    if (typeof currency !== 'string' || typeof amount !== 'string') continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  }
  return [...sums].toSorted().map(([currency, minor]) => ({ currency, amount: fromMinorUnits(minor, currency) }));
}

/** Returns the sums that rows add up to. */
export function sumsOf({ names }: Pick<SumParts, 'names'>, rows: readonly SumsRow[]): Sums {
  return Object.fromEntries(names.map((name, index) => [name, sumsAt(rows, index)]));
}

/**
 * Sums the amounts that an entity's list declares (`list.sums`) over all records that a query finds, in one statement.
 * Returns null if it declares none, or none that the actor may see.
 */
export async function sumRecords(engine: Engine, actor: Actor, entity: string, query: ListQuery): Promise<Sums | null> {
  const { list } = engine.registry.get(entity);
  if (!list.sums) return null;
  const { model, values, narrowed } = chooseRecords(engine, actor, entity, query);
  const parts = sumParts(model, list.sums, actor);
  if (parts.names.length === 0) return null;
  const { rows } = await engine.database.query<SumsRow>(actor.agencyId, {
    text: `select ${parts.columns.join(', ')} from ${model.table} t where ${narrowed} group by ${parts.groups.join(', ')}`,
    values: values.list,
  });
  return sumsOf(parts, rows);
}
