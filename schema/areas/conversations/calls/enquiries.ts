import { Type } from 'typebox';
import { closed, defineCalls, idOf } from '../../../language/call.ts';
import { publicKeyPattern } from '../../../rules/public-keys/publicKeys.ts';
import { enquiryMessageLimit, enquiryNameLimit, enquirySubjectLimit } from '../enquiries.ts';

const key = Type.String({ pattern: publicKeyPattern, examples: ['0'.repeat(64)] });
const optional = (maxLength: number, more: object = {}) => Type.Optional(Type.String({ maxLength, ...more }));

/** Enquiries of people without an account. */
export const enquiryCalls = defineCalls('enquiry', {
  submit: {
    route: 'POST /client/v1/enquiries/submit',
    access: 'public',
    summary: 'Send an enquiry by a form of an agency',
    description:
      'JSON, or a form of a page without scripts (`application/x-www-form-urlencoded`). The answer is the same for a form that ' +
      'is unknown or closed, and for what is taken for spam.',
    body: closed({
      key,
      name: Type.String({ minLength: 1, maxLength: enquiryNameLimit, examples: ['Anna Berg'] }),
      email: Type.String({ minLength: 1, maxLength: 320, examples: ['anna@example.com'] }),
      phone: optional(40),
      subject: optional(enquirySubjectLimit),
      message: Type.String({ minLength: 1, maxLength: enquiryMessageLimit, examples: ['Are you free in May?'] }),
      talent: optional(36, { description: 'Id of a talent whom the form offers' }),
      page: optional(2000, { description: 'Address of the page that holds the form' }),
      renderedAt: optional(200, { description: 'Signed moment at which the page was made' }),
      website: optional(2000, { description: 'Left empty: people do not see it' }),
    }),
    answer: Type.Object({ received: Type.Literal(true) }),
    envelope: 'none',
  },
  form: {
    route: 'GET /enquire/{key}',
    access: 'public',
    summary: 'The page of a form',
    params: { key },
    answer: { file: 'text/html' },
    isReading: true,
  },
  embed: {
    route: 'GET /client/v1/enquiry-forms/{id}/html',
    access: { entity: 'enquiryForm', action: 'update' },
    summary: 'The address of a form, and its HTML for another site',
    params: { id: idOf('enquiryForm') },
    answer: Type.Object({ address: Type.String(), html: Type.String() }),
  },
});
