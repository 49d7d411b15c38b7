import { Type } from 'typebox';
import { closed, defineCalls, nullable, oneOf, paged, pageOf, uuid, type ValueOf } from '../../../language/call.ts';
import { operatorEventKinds } from '../operatorEvents.ts';

const described = (description: string) => nullable(Type.String({ description }));

/** A visit of a super admin inside an agency, or what they did with it from outside. Moments in milliseconds. */
const visit = Type.Object({
  id: Type.String(),
  kind: oneOf(operatorEventKinds),
  agency: Type.Object({ id: uuid, name: Type.String() }),
  by: Type.Object({ displayName: Type.String(), email: Type.String() }),
  at: Type.Integer({ description: 'When it was done; of a visit, when it began' }),
  leftAt: nullable(Type.Integer({ description: 'Null while the visitor is inside, and of what is no visit' })),
  before: described('Of a new name'),
  after: described('Of a new name, and of the first one'),
  subject: described('Of a mail that was read'),
  recipient: described('Of a mail that was read'),
});
export type Visit = ValueOf<typeof visit>;

const shared = { body: nullable(closed(paged)), answer: pageOf(visit), isReading: true } as const;

/**
 * Visits of operators to an agency and their actions on it from outside, newest first: creating, renaming,
 * closing and opening it, reading its mail and the links in it (`operatorEventKinds`).
 */
export const visitCalls = defineCalls('agencies', {
  ofAgency: {
    route: 'POST /user/v1/visits/list',
    access: 'admin',
    summary: 'Visits and interventions by the operator',
    ...shared,
  },
  ofAll: {
    route: 'POST /user/v1/agencies/visits/list',
    access: 'superAdmin',
    summary: 'Visits to all agencies and interventions there',
    ...shared,
  },
});
