import { Type } from 'typebox';
import { defineCalls, oneOf, uuid } from '../../../language/call.ts';
import { expensePayers, expenseReadiness, expenseReceivers } from '../../../rules/finance/expenses.ts';
import { feeBases } from '../../../rules/finance/fees.ts';
import { expense } from '../entities/expense.ts';
import { managementFeeRule } from '../entities/managementFeeRule.ts';

const named = Type.Object({ id: uuid, displayName: Type.String() });

/** Parts that expenses can be made of (AB 7, "GET expense metadata"), besides the calls of the entity. */
export const expenseCalls = defineCalls(expense.plural, {
  metadata: {
    route: 'GET /finance/v1/expenses/metadata',
    access: { entity: expense.name, action: 'read' },
    summary: 'categories, tax rates, payers and steps of expenses',
    answer: Type.Object({
      categories: Type.Array(named),
      taxRates: Type.Array(
        Type.Object({ ...named.properties, rate: Type.String({ description: 'In percent, such as `9.975`' }) }),
        { description: 'Those that are not hidden, in their order' },
      ),
      paidBy: Type.Array(oneOf(expensePayers)),
      chargeTo: Type.Array(oneOf(expenseReceivers)),
      readiness: Type.Array(oneOf(expenseReadiness)),
    }),
  },
});

/** Parts that rules of fees can be made of (AB 7, "GET metadata of a management fee rule"), besides the calls of the entity. */
export const managementFeeRuleCalls = defineCalls(managementFeeRule.plural, {
  metadata: {
    route: 'GET /finance/v1/management-fee-rules/metadata',
    access: { entity: managementFeeRule.name, action: 'read' },
    summary: 'bases of fees, and the types of contracts and tasks that a rule can be for',
    answer: Type.Object({
      bases: Type.Array(oneOf(feeBases)),
      contractTypes: Type.Array(named),
      taskTypes: Type.Array(named),
    }),
  },
});
