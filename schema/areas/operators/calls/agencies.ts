import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  nothing,
  nullable,
  oneOf,
  pageOf,
  searched,
  text,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { agencyEventKinds } from '../operatorEvents.ts';
import { agencyNameLimit } from '../../../rules/limits.ts';
import { locales } from '../../../rules/locales.ts';

const textOrNull = nullable(Type.String());
const name = text(agencyNameLimit);

/** An agency as its operator sees it. Moments in milliseconds. */
const agency = Type.Object({
  id: uuid,
  name: Type.String(),
  timezoneId: Type.String(),
  currency: Type.String(),
  locale: Type.String(),
  createdAt: Type.Integer(),
  suspendedAt: nullable(Type.Integer()),
  people: Type.Integer({ description: 'Accounts that belong to it' }),
});
export type Agency = ValueOf<typeof agency>;

/** Something that an operator did with an agency; subject and recipient are of a mail that was read. */
const event = Type.Object({
  at: Type.Integer(),
  by: Type.String(),
  action: oneOf(agencyEventKinds),
  before: textOrNull,
  after: textOrNull,
  subject: textOrNull,
  recipient: textOrNull,
});
export type AgencyEvent = ValueOf<typeof event>;

const access = 'superAdmin' as const;
const params = { id: idOf('agency') };

/** The agencies of the installation, for who runs it (AB 1). */
export const agencyCalls = defineCalls('agencies', {
  list: {
    route: 'POST /user/v1/agencies/list',
    access,
    summary: 'The agencies of this installation',
    body: nullable(closed(searched)),
    answer: pageOf(agency),
    isReading: true,
  },
  history: {
    route: 'GET /user/v1/agencies/{id}/history',
    access,
    summary: 'What operators did with an agency, newest first',
    params,
    answer: Type.Object({ data: Type.Array(event) }),
  },
  create: {
    route: 'POST /user/v1/agencies',
    access,
    summary: 'Make an agency and invite its first admin',
    body: closed({
      name,
      timezoneId: text(64),
      currency: text(3),
      locale: oneOf(locales),
      adminName: text(200),
      adminEmail: text(320),
    }),
    answer: Type.Object({
      id: uuid,
      name,
      invitationLink: nullable(
        Type.String({
          description: 'Link of the invitation where no mail server takes it, shown this once; else null',
        }),
      ),
    }),
  },
  rename: {
    route: 'PUT /user/v1/agencies/{id}',
    access,
    summary: 'Give an agency another name',
    params,
    body: closed({ name }),
    answer: nothing,
  },
  suspend: {
    route: 'PUT /user/v1/agencies/{id}/suspend',
    access,
    summary: 'Close an agency, whose people are signed out at once',
    params,
    answer: nothing,
  },
  reactivate: {
    route: 'PUT /user/v1/agencies/{id}/reactivate',
    access,
    summary: 'Open an agency again',
    params,
    answer: nothing,
  },
});
