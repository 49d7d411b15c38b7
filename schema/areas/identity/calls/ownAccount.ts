import { Type } from 'typebox';
import { matrixLevels } from '../../../access/levels.ts';
import { roles } from '../../../access/roles.ts';
import {
  closed,
  defineCalls,
  idOf,
  nothing,
  nullable,
  oneOf,
  pageOf,
  searched,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { entered, password, sessionUser } from '../signedIn.ts';

const access = 'signedIn' as const;
const moment = Type.Integer();

/** The caller's levels for each resource, in both vocabularies (AB 3, Permission resource). */
const permission = Type.Object({
  role: oneOf(roles),
  resources: Type.Array(
    Type.Object({
      name: Type.String(),
      featureAccess: nullable(oneOf(['FullAccess', 'ViewOnly'])),
      fullDataAccess: Type.Boolean(),
      resourceAccesses: Type.Array(oneOf(matrixLevels)),
    }),
  ),
});
export type Permission = ValueOf<typeof permission>;

/** A session of an account. Moments in milliseconds. */
const session = Type.Object({
  id: uuid,
  isCurrent: Type.Boolean(),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  address: nullable(Type.String()),
  userAgent: nullable(Type.String()),
});
export type OwnSession = ValueOf<typeof session>;

const avatarId = nullable(uuid);
const zone = { timezoneId: Type.String({ maxLength: 64, description: 'IANA' }) };

/** The signed-in person about themselves (AB 7). */
export const ownAccountCalls = defineCalls('auth', {
  profile: { route: 'GET /user/v1/users/profile', access, summary: 'The caller', answer: sessionUser, byKey: true },
  mail: {
    route: 'GET /user/v1/auth/mail',
    access,
    summary: 'Whether mail leaves this installation; else whoever may passes its links on',
    answer: Type.Object({ isSending: Type.Boolean() }),
  },
  permission: {
    route: 'GET /user/v1/auth/current-permission',
    access,
    summary: 'What the caller may do',
    byKey: true,
    answer: permission,
  },
  sessions: {
    route: 'GET /user/v1/auth/sessions',
    access,
    summary: 'Where the caller is signed in',
    answer: Type.Array(session),
  },
  endOtherSessions: {
    route: 'DELETE /user/v1/auth/sessions',
    access,
    summary: 'Sign the caller out everywhere else',
    answer: nothing,
  },
  endSession: {
    route: 'DELETE /user/v1/auth/sessions/{id}',
    access,
    summary: 'Sign the caller out elsewhere',
    params: { id: idOf('session') },
    answer: nothing,
  },
  changePassword: {
    route: 'PUT /user/v1/auth/change-password',
    access,
    summary: "Change the caller's password",
    description: 'Ends every other session of the caller. API keys stay',
    body: closed({ currentPassword: password, newPassword: password }),
    answer: Type.Object({
      keptKeys: Type.Integer({ description: 'API keys of the caller in the agency that still work' }),
    }),
  },
  changePicture: {
    route: 'PUT /user/v1/auth/picture',
    access,
    summary: 'Change the own picture',
    byKey: false,
    body: closed({ avatarId }),
    answer: Type.Object({ avatarId, avatar: nullable(Type.String()) }),
  },
  changeTimeZone: {
    route: 'PUT /user/v1/auth/time-zone',
    access,
    summary: 'Change the own time zone',
    byKey: false,
    body: closed(zone),
    answer: Type.Object(zone),
  },
  agencies: {
    route: 'POST /user/v1/auth/agencies/list',
    access,
    summary: 'Where the caller may work',
    body: nullable(closed(searched)),
    answer: pageOf(Type.Object({ id: uuid, name: Type.String() })),
    isReading: true,
  },
  enterAgency: {
    route: 'PUT /user/v1/auth/agency',
    access,
    summary: 'Work in another agency, or in none',
    body: closed({ agencyId: nullable(idOf('agency')) }),
    answer: entered,
  },
});
