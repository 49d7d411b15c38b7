import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import type { AskedMail } from '../letters/mailLimiter.ts';
import type { AskPassword } from '../passwords/ownPassword.ts';
import type { SignIn } from '../sign-in/signIn.ts';
import { addChangeFactor } from './changeFactor.ts';
import { createCodeLimiter } from './codeLimiter.ts';
import { addCreateQr } from './createQr.ts';
import { addMailCode } from './mailCode.ts';
import { addOwnFactor } from './ownFactor.ts';
import type { PendingSignIns } from './pendingSignIns.ts';
import { createVault } from './vault.ts';
import { addVerifyOtp } from './verifyOtp.ts';

/** Dependencies of the second factor. */
export interface SecondFactorDeps {
  /** Returns the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
  readonly database: Database;
  readonly pending: PendingSignIns;
  readonly signIn: SignIn;
  readonly askPassword: AskPassword;
  readonly outbox: Outbox;
  /** Limits the mails sent on request. */
  readonly limit: (asked: AskedMail) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Adds all that is about the second step of signing in (AB 7). */
export function addSecondFactor(app: FastifyInstance, { readSecret, ...shared }: SecondFactorDeps): void {
  const { database } = shared;
  const deps = { ...shared, vault: createVault(readSecret), codes: createCodeLimiter(database) };
  addCreateQr(app, deps);
  addVerifyOtp(app, deps);
  addOwnFactor(app, deps);
  addChangeFactor(app, deps);
  addMailCode(app, deps);
}
