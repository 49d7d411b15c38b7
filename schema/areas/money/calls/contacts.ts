import { Type } from 'typebox';
import { defineCalls, idOf, nullable, referenceShape, uuid } from '../../../language/call.ts';
import { invoice } from '../entities/invoice.ts';

/** Calls about whom and what an invoice is for (AB 7, contracts metadata, external client contact). */
export const invoiceContactCalls = defineCalls(invoice.plural, {
  contracts: {
    route: 'GET /finance/v1/contracts/metadata',
    access: { entity: invoice.name, action: 'read' },
    summary: 'contracts with amounts in a currency that are not invoiced yet, by name',
    query: Type.Object(
      {
        currency: Type.Optional(
          Type.String({ format: 'currency', description: 'The agency’s own by default', examples: ['AUD'] }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Array(
      Type.Object({
        id: uuid,
        displayName: Type.String(),
        client: nullable(referenceShape),
        amount: Type.String({ description: 'Sum of these amounts, such as `1250.00`' }),
        currency: Type.String(),
      }),
    ),
  },
  client: {
    route: 'GET /finance/v1/external-client-contact',
    access: { entity: 'partner', action: 'read' },
    summary: 'the first billing contact of a partner; null without one',
    description: 'Whoever reads partners sees their billing contacts.',
    query: Type.Object({ clientId: idOf('partner') }, { additionalProperties: false }),
    answer: nullable(
      Type.Object({
        name: Type.String(),
        email: nullable(Type.String()),
        phoneNumber: nullable(Type.String()),
        countryCode: nullable(Type.String()),
        address: nullable(Type.String()),
      }),
    ),
  },
});
