import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import type { MoneyDashboard, MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import type { DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { readFeeTime } from './feeTime.ts';
import { readMoves, type Move } from './moves.ts';

/** Filters of the dashboard. */
export interface DashboardFilters {
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly currency?: string;
}

type Debts = Omit<DebtorReport['totals'][number], 'currency'>;

/** Sums of what is ready to be invoiced in a currency, in minor units. */
interface ReadySum {
  readonly currency: string;
  readonly amount: string;
  readonly items: number;
}

/** Parts of finance whose figures the dashboard shows. */
export interface DashboardDeps {
  readonly engine: Engine;
  readonly readDebtors: (
    engine: Engine,
    actor: Actor,
    filters: { readonly asOf: string; readonly currency?: string },
  ) => Promise<DebtorReport>;
  readonly readReadySums: (engine: Engine, actor: Actor, currency?: string) => Promise<readonly ReadySum[]>;
}

/** Everything that is read, of all currencies. */
interface Found {
  readonly debts: DebtorReport['totals'];
  readonly ready: readonly ReadySum[];
  /** Of the range. */
  readonly moves: readonly Move[];
  /** Of the months. */
  readonly byMonth: readonly Move[];
  /** First days of the months. */
  readonly months: readonly string[];
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: string): string => addToDay(addToDay(firstOfMonth(day), 1, 'month'), -1);

/** Returns the currencies with amounts, the agency's own first; its own if there are none. */
function currenciesOf({ debts, ready, moves, byMonth }: Found, own: string): readonly string[] {
  const found = [...debts, ...ready, ...moves, ...byMonth].map(({ currency }) => currency);
  const others = [...new Set(found)].filter((one) => one !== own).toSorted();
  return found.includes(own) || found.length === 0 ? [own, ...others] : others;
}

function figuresOf({ debts, ready, moves, byMonth, months }: Found, currency: string): MoneyFigures {
  const amountOf = (minor: bigint) => fromMinorUnits(minor, currency);
  const sumOf = (some: readonly Move[], kind: Move['kind']) =>
    amountOf(
      some
        .filter((one) => one.currency === currency && one.kind === kind)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    );
  const nothing = amountOf(0n);
  const none: Debts = {
    current: nothing,
    d1_30: nothing,
    d31_60: nothing,
    d61_90: nothing,
    over90: nothing,
    total: nothing,
  };
  const { current, d1_30, d31_60, d61_90, over90, total }: Debts =
    debts.find((one) => one.currency === currency) ?? none;
  const waiting = ready.find((one) => one.currency === currency);
  return {
    currency,
    outstanding: total,
    overdue: amountOf(toMinorUnits(total, currency) - toMinorUnits(current, currency)),
    invoiced: sumOf(moves, 'invoiced'),
    received: sumOf(moves, 'received'),
    feesEarned: sumOf(moves, 'feesEarned'),
    readyToInvoice: { amount: amountOf(BigInt(waiting?.amount ?? 0)), items: waiting?.items ?? 0 },
    ageing: { current, d1_30, d31_60, d61_90, over90 },
    months: months.map((month) => {
      const own = byMonth.filter((one) => one.month === month);
      return {
        month,
        invoiced: sumOf(own, 'invoiced'),
        received: sumOf(own, 'received'),
        feesEarned: sumOf(own, 'feesEarned'),
      };
    }),
  };
}

/** Works out the dashboard. Asks for no right. */
export async function readDashboard(
  { engine, readDebtors, readReadySums }: DashboardDeps,
  actor: Actor,
  { fromDate, toDate, currency }: DashboardFilters,
): Promise<MoneyDashboard> {
  const agencyId = agencyOf(actor);
  return engine.database.transaction(agencyId, async (connection) => {
    const here = within(engine, connection);
    const asOf = await todayOfAgency(connection, engine.clock());
    const [from, to] = [fromDate ?? firstOfMonth(asOf), toDate ?? lastOfMonth(asOf)];
    const months = Array.from({ length: 12 }, (_none, index) => addToDay(firstOfMonth(asOf), index - 11, 'month'));
    const only = currency ?? null;
    const feeTime = await readFeeTime(here, actor);
    const found: Found = {
      debts: (await readDebtors(here, actor, { asOf, ...(currency !== undefined && { currency }) })).totals,
      ready: await readReadySums(here, actor, currency),
      moves: await readMoves(connection, agencyId, { from, to, currency: only, feeTime }),
      byMonth: await readMoves(connection, agencyId, {
        from: months[0] ?? asOf,
        to: lastOfMonth(asOf),
        currency: only,
        feeTime,
      }),
      months,
    };
    const { rows } = await connection.query<{ hasInvoices: boolean }>({
      text: `select exists (select from invoices where agency_id = $1 and deleted_at is null) as "hasInvoices"`,
      values: [agencyId],
    });
    const shown = currency === undefined ? currenciesOf(found, defaultsOfActor(actor).currency) : [currency];
    return {
      asOf,
      fromDate: from,
      toDate: to,
      feeBasis: feeTime,
      hasInvoices: rows[0]?.hasInvoices ?? false,
      currencies: shown.map((one) => figuresOf(found, one)),
    };
  });
}
