import type { Actor } from '../../../../schema/access/access.ts';
import { debtFigures, type DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { ages, ageNames, type Age } from '../../../../schema/rules/finance/invoices.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';

type Row = DebtorReport['rows'][number];
type Figures = DebtorReport['totals'][number];

/** Filters of the report. */
export interface DebtorFilters {
  readonly asOf?: string;
  readonly clientIds?: readonly string[];
  readonly currency?: string;
}

/** Debt of a client in a currency, of one age, in minor units. */
interface Debt {
  readonly client: Row['client'];
  readonly currency: string;
  readonly age: Age;
  readonly amount: string;
}

/** The age of an invoice `i` on the day `$2`. */
const ageSql = `case when i.due_on is null then 'CURRENT' ${Object.entries(ages)
  .map(([name, last]) => (last === Infinity ? `else '${name}'` : `when $2::date - i.due_on <= ${last} then '${name}'`))
  .join(' ')} end`;

/** Reads what is open, the clients by name. */
async function debtsOf(engine: Engine, actor: Actor, asOf: string, { clientIds, currency }: DebtorFilters) {
  const { rows } = await engine.database.query<Debt>(agencyOf(actor), {
    text: `select json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar) as client, d.currency,
        d.age, d.amount::text as amount
      from (select i.client_id, i.currency, ${ageSql} as age, sum(i.outstanding) as amount from invoices i
          where i.agency_id = $1 and i.deleted_at is null and i.status = 'SENT' and i.outstanding > 0
            and ($3::uuid[] is null or i.client_id = any($3)) and ($4::text is null or i.currency = $4)
          group by 1, 2, 3) d
        join record r on r.agency_id = $1 and r.id = d.client_id
      order by r.label, r.id, d.currency`,
    values: [agencyOf(actor), asOf, clientIds ?? null, currency ?? null],
  });
  return rows;
}

type Group = readonly [Debt, ...Debt[]];

/** Returns debts that are alike together, in the order of the first of each. */
function groupsOf(debts: readonly Debt[], keyOf: (debt: Debt) => string): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const debt of debts) {
    const [first = debt, ...others] = groups.get(keyOf(debt)) ?? [];
    groups.set(keyOf(debt), first === debt ? [debt] : [first, ...others, debt]);
  }
  return [...groups.values()];
}

/** Adds debts of one currency up, as decimal texts. */
function figuresOf(currency: string, debts: readonly Debt[]): Figures {
  const sumOf = (some: readonly Debt[]) =>
    fromMinorUnits(
      some.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      currency,
    );
  const byAge = ageNames.map((age) => [debtFigures[age], sumOf(debts.filter((debt) => debt.age === age))] as const);
  return { currency, total: sumOf(debts), ...Object.fromEntries(byAge) } as Figures;
}

/** Works out the report. Asks for no right. */
export async function readDebtors(engine: Engine, actor: Actor, filters: DebtorFilters): Promise<DebtorReport> {
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const asOf = filters.asOf ?? (await todayOfAgency(connection, engine.clock()));
    const debts = await debtsOf(within(engine, connection), actor, asOf, filters);
    return {
      asOf,
      rows: groupsOf(debts, ({ client, currency }) => `${client.id} ${currency}`).map(([first, ...others]) => ({
        client: first.client,
        ...figuresOf(first.currency, [first, ...others]),
      })),
      totals: groupsOf(debts, ({ currency }) => currency)
        .map((some) => figuresOf(some[0].currency, some))
        .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    };
  });
}
