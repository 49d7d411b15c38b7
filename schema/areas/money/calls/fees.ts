import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, oneOf, type ValueOf } from '../../../language/call.ts';
import { feeBases, feeReasons } from '../../../rules/finance/fees.ts';
import { managementFeeRule } from '../entities/managementFeeRule.ts';

const amount = Type.String({ description: 'In the currency asked for, such as `1250.00`' });
const named = Type.Object({ id: idOf(managementFeeRule.name), displayName: Type.String() });

const found = Type.Object({
  fee: nullable(amount),
  base: nullable(Type.String({ description: 'Figure that the fee is a part of' })),
  basis: nullable(oneOf(feeBases)),
  rate: nullable(Type.String({ description: 'In percent, such as `12.5`' })),
  fixed: nullable(amount),
  least: nullable(amount),
  most: nullable(amount),
  reason: nullable(oneOf(feeReasons, { description: 'Why it holds; null if no fee does' })),
  rule: nullable(named),
  isRaised: Type.Boolean({ description: 'True if the least fee counts' }),
  isCapped: Type.Boolean({ description: 'True if the largest fee counts, or the base' }),
  isAboveLegalCap: Type.Boolean({
    description: 'Above 10 % of the base without a managerial agreement (New South Wales)',
  }),
});
export type TriedFee = ValueOf<typeof found>;

/** Call that says which management fee holds for an amount, and why. */
export const feeCalls = defineCalls(managementFeeRule.plural, {
  try: {
    route: 'POST /finance/v1/management-fee-rules/try',
    access: { entity: managementFeeRule.name, action: 'read' },
    summary: 'the fee of an amount for a talent, the rule that it follows from, and why that one holds',
    description:
      'The type is that of the contract if one is given. Amounts of a rule in another currency do not count. Nothing is kept.',
    body: closed({
      talentId: idOf('talent'),
      amount: Type.String({ description: 'Without tax', examples: ['1250.00'] }),
      currency: Type.String({ format: 'currency' }),
      tax: Type.Optional(Type.String({ description: 'Tax on the amount; none by default' })),
      contractId: Type.Optional(nullable(idOf('contract'))),
      contractTypeId: Type.Optional(nullable(idOf('contractType'))),
      taskTypeId: Type.Optional(nullable(idOf('taskType'))),
      day: Type.Optional(
        Type.String({ format: 'date', description: 'Day of the invoice; today in the agency’s zone by default' }),
      ),
    }),
    answer: found,
    isReading: true,
  },
});
