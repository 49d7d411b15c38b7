import { Type } from 'typebox';
import { closed, defineCalls, nothing, nullable, text, type ValueOf } from '../../../language/call.ts';
import { password } from '../signedIn.ts';

const uuid = Type.String({ maxLength: 100, description: 'The code of the mail' });
const deviceId = Type.Optional(nullable(Type.String({ maxLength: 200, description: 'Taken and not used' })));
const code = text(100);
const access = 'public' as const;

/** The account that a code of a mail is good for. */
const holder = Type.Object({
  email: Type.String(),
  displayName: Type.String(),
  passwordLength: Type.Integer({ description: 'The least number of characters of the new password' }),
});
export type CodeHolder = ValueOf<typeof holder>;

/** Another password by the code of a mail (AB 7). */
export const resetCalls = defineCalls('auth', {
  forgot: {
    route: 'POST /user/v1/auth/forgot-password',
    access,
    summary: 'Ask for a mail to choose another password',
    body: closed({ email: text(320) }),
    answer: Type.Object({
      isSending: Type.Boolean({ description: 'Whether mail is sent here; else an admin reads it' }),
    }),
  },
  check: {
    route: 'GET /user/v1/auth/check-reset-password',
    access,
    summary: 'Whose code it is',
    query: closed({ uuid, deviceId }),
    answer: holder,
  },
  reset: {
    route: 'PUT /user/v1/auth/reset-password',
    access,
    summary: 'Choose another password by the code of a mail',
    body: closed({ uuid, deviceId, newPassword: password }),
    answer: nothing,
  },
});

/** An invitation in the words of the inviting agency. It does not reveal whether the person has an account already. */
const invitation = Type.Object({
  agencyName: nullable(Type.String({ description: 'Null for a role above the agencies' })),
  displayName: Type.String({ description: 'What the agency calls the person' }),
  email: Type.String(),
  passwordLength: Type.Integer({ description: 'The least number of characters that the agency asks for' }),
});
export type Invitation = ValueOf<typeof invitation>;

/** Accepting an invitation (AB 7). */
export const invitationCalls = defineCalls('staff', {
  invitation: {
    route: 'GET /user/v1/staff/set-password',
    access,
    summary: 'Who is invited',
    query: closed({ code }),
    answer: invitation,
  },
  accept: {
    route: 'PUT /user/v1/staff/set-password',
    access,
    summary: 'Accept an invitation',
    body: closed({
      code,
      password: Type.String({
        maxLength: 1000,
        description: 'The one that the person has already, else a first one',
      }),
    }),
    answer: nothing,
  },
});
