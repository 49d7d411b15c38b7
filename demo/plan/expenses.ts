import type { expense } from '../../schema/areas/money/entities/expense.ts';
import type { BodyOf } from '../../schema/language/entity.ts';
import { addToDay, instantAt } from '../../schema/rules/dates.ts';
import { randomOf } from '../random.ts';
import { expenseTexts } from '../texts/expenses.ts';
import type { PlannedContract } from './contracts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { PlannedStaff } from './staff.ts';

export interface PlannedExpense extends Planned<BodyOf<typeof expense>> {
  readonly entity: 'expense';
}

/** Days for which an expense that is charged to a partner waits for its invoice. */
const waiting = 30;

/** Plans the expenses of contracts that have begun: charged to the talent, of late to the partner, or the agency's own. */
export function planExpenses(
  { profile, calendar }: Office,
  contracts: readonly PlannedContract[],
  staff: readonly PlannedStaff[],
): readonly PlannedExpense[] {
  const random = randomOf(`${profile.key} expenses`);
  return contracts.flatMap((contract) => {
    const talents = [contract.refs['talentIds'] ?? []].flat();
    const [client] = [contract.refs['clientId'] ?? []].flat();
    const { startsOn, endsOn } = contract.body;
    if (talents.length === 0 || startsOn == null || startsOn >= calendar.day(-1)) return [];
    const last = endsOn != null && endsOn < calendar.day(-1) ? endsOn : calendar.day(-1);
    const count = random.weighted([
      [0, 40],
      [1, 35],
      [2, 25],
    ] as const);
    return Array.from({ length: count }, (_expense, nth): PlannedExpense => {
      const begun = addToDay(startsOn, random.integer(0, 90));
      const spentOn = begun < last ? begun : last;
      const { category, words, from, to } = random.pick(expenseTexts);
      const isCharged = spentOn >= calendar.day(-waiting) && client !== undefined && random.chance(0.6);
      const chargeTo = isCharged ? 'PARTNER' : random.chance(0.6) ? 'TALENT' : 'AGENCY';
      const paidBy = random.weighted([
        ['AGENCY', 60],
        ['STAFF', 30],
        ['TALENT', 10],
      ] as const);
      const spender = random.pick(staff);
      return {
        entity: 'expense',
        key: `${contract.key}/expense/${nth}`,
        at: Math.min(instantAt(spentOn, '18:00', profile.timeZone) + random.integer(0, 120) * 60_000, calendar.now),
        by: null,
        body: {
          summary: random.pick(words),
          spentOn,
          amount: `${random.integer(from, to)}.${random.pick(['00', '50', '90'])}`,
          amountCurrency: 'AUD',
          paidBy,
          chargeTo,
        },
        refs: {
          categoryId: `EXPENSE_CATEGORY/${category}`,
          taxRateId: 'TAX_RATE/GST',
          contractId: contract.key,
          talentId: random.pick(talents),
          ...(paidBy === 'STAFF' && { staffId: spender.key }),
          ...(isCharged && { clientId: client }),
        },
        set: { readiness: isCharged ? 'READY_TO_INVOICE' : 'NOT_CHARGED' },
      };
    });
  });
}
