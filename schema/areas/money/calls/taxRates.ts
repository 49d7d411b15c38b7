import { Type } from 'typebox';
import { defineCalls, recordOf } from '../../../language/call.ts';
import { accountCodeLimit } from '../../../rules/finance/taxes.ts';
import { taxRate } from '../entities/taxRate.ts';

/** Calls about tax rates besides those of the entity (AB 7, "GET tax rate by account"). */
export const taxRateCalls = defineCalls(taxRate.plural, {
  ofAccount: {
    route: 'GET /finance/v1/tax-rates/account/{id}',
    access: { entity: taxRate.name, action: 'read' },
    summary: 'tax rates of an account code of the accounting system, in their order',
    params: { id: Type.String({ minLength: 1, maxLength: accountCodeLimit, description: 'The account code' }) },
    answer: Type.Array(recordOf(taxRate)),
  },
});
