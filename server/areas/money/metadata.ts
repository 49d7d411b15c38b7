import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { expenseCalls, managementFeeRuleCalls } from '../../../schema/areas/money/calls/metadata.ts';
import { taxRate, type TaxRate } from '../../../schema/areas/money/entities/taxRate.ts';
import { expensePayers, expenseReadiness, expenseReceivers } from '../../../schema/rules/finance/expenses.ts';
import { feeBases } from '../../../schema/rules/finance/fees.ts';
import type { Engine } from '../../engine/engine.ts';
import { everyRecord } from '../../engine/reading/everyRecord.ts';
import { registerCall } from '../../plugins/callRoute.ts';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

/** Returns ids and names of the records of a short list, in the order of the list. */
async function namesOf(
  engine: Engine,
  actor: Actor,
  entity: string,
  filters: Readonly<Record<string, unknown>> = {},
): Promise<readonly Named[]> {
  const records = await everyRecord(engine, actor, entity, { filters });
  return (records as unknown as readonly Named[]).map(({ id, displayName }) => ({ id, displayName }));
}

/** Registers the calls that name the parts of expenses and of rules of fees (AB 7). */
export function registerMoneyMetadata(app: FastifyInstance, engine: Engine): void {
  registerCall(app, expenseCalls.metadata, async ({ actor }) => {
    const [categories, rates] = await Promise.all([
      namesOf(engine, actor, 'catalogue', { type: ['EXPENSE_CATEGORY'] }),
      everyRecord(engine, actor, taxRate.name, { filters: { isHidden: false } }),
    ]);
    return {
      categories,
      taxRates: (rates as unknown as readonly TaxRate[]).map(({ id, displayName, rate }) => ({
        id,
        displayName,
        rate,
      })),
      paidBy: [...expensePayers],
      chargeTo: [...expenseReceivers],
      readiness: [...expenseReadiness],
    };
  });
  registerCall(app, managementFeeRuleCalls.metadata, async ({ actor }) => {
    const [contractTypes, taskTypes] = await Promise.all([
      namesOf(engine, actor, 'contractType'),
      namesOf(engine, actor, 'taskType'),
    ]);
    return { bases: [...feeBases], contractTypes, taskTypes };
  });
}
