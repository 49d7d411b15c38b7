import { Type } from 'typebox';
import { closed, defineCalls, nothing, nullable, text } from '../../../language/call.ts';
import { entered, password, proof, secondStep, sessionState, signedIn } from '../signedIn.ts';

const email = text(320);
/** The refresh token, of clients without cookies. */
const refresh = nullable(closed({ refresh_token: Type.Optional(nullable(text(400))) }));
const access = 'public' as const;

/** Calls that open, renew and end a session (AB 7): a password, a token or a one-time state is what they are about. */
export const signInCalls = defineCalls('auth', {
  captcha: {
    route: 'GET /user/v1/auth/captcha',
    access,
    summary: 'What the sign-in page asks to be confirmed',
    answer: Type.Object({ siteKey: nullable(Type.String()) }),
  },
  demo: {
    route: 'GET /user/v1/auth/demo',
    access,
    summary: 'The demo accounts, and the parts of the demo that are still to come',
    answer: Type.Object({
      accounts: Type.Array(Type.Object({ email: Type.String(), note: Type.String() })),
      password: nullable(Type.String()),
      lacking: Type.Array(Type.String(), { description: 'Parts of the demo that are still being filled in, in order' }),
    }),
  },
  login: {
    route: 'POST /user/v1/auth/login',
    access,
    summary: 'Sign in',
    body: closed({ username: email, password, gRecaptchaResponse: Type.Optional(nullable(text(10_000))) }),
    answer: Type.Union([signedIn, secondStep]),
  },
  createQr: {
    route: 'POST /user/v1/auth/create-qr',
    access,
    summary: 'The secret of a second factor that is being set up',
    body: closed({ sessionState }),
    answer: {
      file: 'image/png',
      json: Type.Object({
        secret: Type.String({ description: 'For people who type it: base32' }),
        address: Type.String({ description: 'What the image says: otpauth://' }),
      }),
    },
  },
  verify: {
    route: 'POST /user/v1/auth/verify-otp',
    access,
    summary: 'Sign in: the second step',
    body: closed({ sessionState, ...proof }),
    answer: signedIn,
  },
  refresh: {
    route: 'POST /user/v1/auth/refresh-token',
    access,
    summary: 'Exchange the refresh token',
    body: refresh,
    answer: signedIn,
  },
  exchange: {
    route: 'POST /user/v1/auth/exchange-token',
    access,
    summary: 'Sign in by an access token',
    body: nullable(
      closed({
        access_token: Type.Optional(
          nullable(Type.String({ maxLength: 2000, description: 'Unless it comes as the bearer' })),
        ),
        user: Type.Optional(
          Type.Unknown({ description: 'Ignored: who somebody is stands in the token and the database' }),
        ),
        expiresIn: Type.Optional(Type.Unknown({ description: 'Ignored: so does how long' })),
      }),
    ),
    answer: entered,
  },
  logout: { route: 'POST /user/v1/auth/logout', access, summary: 'Sign out', body: refresh, answer: nothing },
  setupState: {
    route: 'POST /user/v1/auth/setup/state',
    access,
    summary: 'Whether anybody can sign in here yet, and whether a set-up link still works',
    body: closed({ token: Type.Optional(text(100)) }),
    answer: Type.Object({
      isNeeded: Type.Boolean({ description: 'True while no account of this installation has a password' }),
      isOpen: Type.Boolean({ description: 'True if the token makes the first super admin' }),
    }),
    isReading: true,
  },
  setup: {
    route: 'POST /user/v1/auth/setup',
    access,
    summary: 'Make the first super admin',
    body: closed({
      token: text(100),
      email,
      password,
      displayName: text(200),
      timezoneId: Type.Optional(Type.String({ maxLength: 64, description: "The browser's time zone" })),
    }),
    answer: signedIn,
  },
});
