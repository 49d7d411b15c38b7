import { Type } from 'typebox';
import { closed, defineCalls, idOf, nothing, nullable, text, type ValueOf } from '../../../language/call.ts';
import { password, proof, sessionState } from '../signedIn.ts';

const proven = closed({ password, ...proof });
const recoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** The second factor of the signed-in person. */
const factor = Type.Object({
  isOn: Type.Boolean(),
  since: nullable(Type.Integer()),
  recoveryCodesLeft: Type.Integer(),
  isRequired: Type.Boolean({ description: 'An agency of the caller asks for it' }),
});
export type OwnFactor = ValueOf<typeof factor>;

/** Two-step sign-in of the signed-in person (AB 7). */
export const ownFactorCalls = defineCalls('auth', {
  read: {
    route: 'GET /user/v1/auth/second-factor',
    access: 'signedIn',
    summary: 'Two-step sign-in of the caller',
    answer: factor,
  },
  begin: {
    route: 'POST /user/v1/auth/create-auth-qr',
    access: 'signedIn',
    summary: 'Begin to set up two-step sign-in',
    body: closed({
      password,
      ...proof,
      mailedCode: Type.Optional(nullable(Type.String({ maxLength: 100, description: 'What was mailed' }))),
    }),
    answer: Type.Object({ sessionState: Type.String() }),
  },
  mailCode: {
    route: 'POST /user/v1/auth/send-change-2fa-otp',
    access: 'signedIn',
    summary: 'Mail a code for another phone',
    body: closed({ password }),
    answer: nothing,
  },
  confirm: {
    route: 'PUT /user/v1/auth/second-factor',
    access: 'signedIn',
    summary: 'Turn two-step sign-in on',
    body: closed({ sessionState, code: text(40) }),
    answer: recoveryCodes,
  },
  turnOff: {
    route: 'POST /user/v1/auth/second-factor/turn-off',
    access: 'signedIn',
    summary: 'Sign in by the password alone again',
    body: proven,
    answer: nothing,
  },
  renewRecoveryCodes: {
    route: 'POST /user/v1/auth/second-factor/recovery-codes',
    access: 'signedIn',
    summary: 'New recovery codes',
    body: proven,
    answer: recoveryCodes,
  },
});

/** The second factors of the people of the caller's agency. */
export const agencyFactorCalls = defineCalls('auth', {
  factorOf: {
    route: 'GET /user/v1/staff/{id}/second-factor',
    access: 'admin',
    summary: 'Whether somebody signs in by two steps',
    params: { id: idOf('staff') },
    answer: Type.Object({ isOn: Type.Boolean(), canReset: Type.Boolean() }),
  },
  resetFactor: {
    route: 'POST /user/v1/auth/reset-2fa',
    access: 'admin',
    summary: "Reset somebody's two-step sign-in",
    body: closed({ userId: idOf('staff') }),
    answer: nothing,
  },
});
