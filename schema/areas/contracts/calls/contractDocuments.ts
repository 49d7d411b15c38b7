import { Type } from 'typebox';
import { closed, defineCalls, idOf, oneOf } from '../../../language/call.ts';
import { mediaSchema } from '../../../fields/mediaSchema.ts';
import type { Media } from '../../../media.ts';
import { contract } from '../entities/contract.ts';

/** Calls about contracts on paper. */
export const contractDocumentCalls = defineCalls(contract.plural, {
  preview: {
    route: 'GET /client/v1/contracts/{id}/document',
    access: { entity: contract.name, action: 'read' },
    summary: 'a contract as a PDF, as it would be kept now',
    description:
      'Before it is sent or signed each page is marked as a draft. Merge fields without a value stand in it, marked. ' +
      'Nothing is kept',
    params: { id: idOf(contract.name) },
    query: closed({ download: Type.Optional(oneOf(['1'])) }),
    answer: { file: 'application/pdf' },
  },
  keep: {
    route: 'POST /client/v1/contracts/{id}/document',
    access: { entity: contract.name, action: 'update' },
    summary: 'make the PDF of a contract, and keep it among its documents',
    description:
      'Refused while a merge field has no value for the caller, and without the right on finance, which the documents ' +
      'of contracts have. Where the last document says the same, that one is answered',
    params: { id: idOf(contract.name) },
    answer: Type.Unsafe<Media>(mediaSchema),
  },
});
