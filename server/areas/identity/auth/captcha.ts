import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInCalls } from '../../../../schema/areas/identity/calls/signIn.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { CaptchaPort } from '../../../integrations/captcha/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the call that tells by which key the sign-in page shows the captcha; null where there is none. */
export function addCaptcha(app: FastifyInstance, captcha: CaptchaPort | null): void {
  registerCall(app, signInCalls.captcha, async () => ({ siteKey: captcha?.siteKey ?? null }));
}

/**
 * Refuses a try to sign in that proves nothing, before it counts as one, so that no program can lock an account. Where the
 * captcha's service cannot be asked the try goes on: tries are counted all the same, and nobody is kept out by an outage.
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
