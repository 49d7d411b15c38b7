import { Type } from 'typebox';
import { roles } from '../../access/roles.ts';
import { firstWeekdays } from '../../rules/agencyDefaults.ts';
import { wordLanguages } from '../../rules/locales.ts';
import { hideableTypes } from '../../rules/catalogues.ts';
import { genders, termKeys } from '../../rules/terms/termKeys.ts';
import { nullable, oneOf, text, type ValueOf } from '../../language/call.ts';

const textOrNull = nullable(Type.String());

/** The signed-in person (AB 3, Session user); in an agency under the name and picture of their staff record. */
export const sessionUser = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: oneOf(roles),
  displayName: Type.String(),
  avatar: textOrNull,
  agencyId: textOrNull,
  agencyDisplayName: textOrNull,
  agencyLogo: nullable(Type.String({ description: 'Address of the picture; null without one' })),
  /** Staff record of the person in the agency; null without one. */
  staffId: textOrNull,
  timezone: Type.Object({ id: Type.String() }),
  /** Currency, country, time zone and first day of the week of the agency, used as defaults. */
  agencyDefaults: Type.Object({
    currency: Type.String(),
    country: Type.String(),
    timeZone: Type.String(),
    firstWeekday: oneOf(firstWeekdays),
  }),
  /** Words of the agency for entities, each with its language; absent without any. */
  terms: Type.Optional(
    Type.Array(
      Type.Object({
        key: oneOf(termKeys),
        singular: textOrNull,
        plural: textOrNull,
        locale: oneOf(wordLanguages),
        gender: Type.Optional(nullable(oneOf(genders))),
      }),
    ),
  ),
  /** Small lists that the agency hides; absent without any. */
  hiddenLists: Type.Optional(Type.Array(oneOf(hideableTypes))),
  mayChooseAgency: Type.Boolean({ description: 'There is another agency, or a choice of agencies, to work in' }),
  formerLoginAt: nullable(
    Type.Integer({ description: 'When the account was signed in to before; null for the first time' }),
  ),
});
export type SessionUser = ValueOf<typeof sessionUser>;

/** Answer for a client that has an access token: as for signing in, without tokens that outlive it. */
export const entered = Type.Object({
  access_token: Type.String({ description: 'Goes as a bearer with every other call' }),
  expires_in: Type.Integer({ description: 'Seconds for which the access token is good' }),
  sessionState: Type.String(),
  user: sessionUser,
});
export type Entered = ValueOf<typeof entered>;

/** The answer to signing in, refreshing and setting up (AB 7). */
export const signedIn = Type.Object({
  ...entered.properties,
  refresh_token: Type.String({ description: 'Also set as an HttpOnly cookie' }),
  recoveryCodes: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Only where this call has set up a second factor, and never again',
    }),
  ),
});
export type SignedIn = ValueOf<typeof signedIn>;

/** Answer to a password if a second factor is due: the state to continue with. */
export const secondStep = Type.Object({ sessionState: Type.String(), secondFactor: oneOf(['verify', 'setup']) });
export type SecondStep = ValueOf<typeof secondStep>;

/** A password as bodies carry it. */
export const password = text(1000);
/** The state of a sign-in, or of a second factor that is being set up, as bodies carry it. */
export const sessionState = text(200);

/** Proof of a second factor in a body: one of the two codes. */
export const proof = {
  code: Type.Optional(nullable(Type.String({ maxLength: 40, description: 'Six digits of the authenticator app' }))),
  recoveryCode: Type.Optional(
    nullable(Type.String({ maxLength: 100, description: 'One of the codes for a lost phone' })),
  ),
} as const;
