import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import type { CaptchaPort } from '../../../../integrations/captcha/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

/** Registers the call that returns the captcha's site key for the sign-in page; null without a captcha. */
export function addCaptcha(app: FastifyInstance, captcha: CaptchaPort | null): void {
  registerCall(app, signInCalls.captcha, async () => ({ siteKey: captcha?.siteKey ?? null }));
}

/**
 * Refuses a sign-in without a solved captcha, before it is counted, so that no program can lock an account. If the
 * captcha's service is unreachable the sign-in goes on: tries are counted all the same, and an outage keeps no user
 * out.
 */
export async function requireHuman(
  captcha: CaptchaPort | null,
  request: FastifyRequest,
  response: string | null | undefined,
): Promise<void> {
  if (captcha === null) return;
  if ((await captcha.judge(response ?? '', request.ip)) === 'unproven') {
    throw invalid([fieldRefusal('gRecaptchaResponse', 'captcha')]);
  }
}
