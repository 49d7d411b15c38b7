import type { CaptchaPort } from './port.ts';

/** Keys and limits of reCAPTCHA. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  /** Address of the service; Google's own by default. */
  readonly endpoint?: string;
  /** Timeout for a verdict, in milliseconds. */
  readonly patience?: number;
  /** Called with the reason why there was no verdict. */
  readonly complain?: (reason: unknown) => void;
}

interface Judgement {
  readonly success?: unknown;
  readonly 'error-codes'?: unknown;
}

/** Errors of our own configuration, not of the user: they must not block every sign-in. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Google's reCAPTCHA, version 2 (https://developers.google.com/recaptcha/docs/verify). */
export function createRecaptcha(options: RecaptchaOptions): CaptchaPort {
  const { siteKey, secret, endpoint = 'https://www.google.com/recaptcha/api/siteverify', patience = 5_000 } = options;
  const judge: CaptchaPort['judge'] = async (response, address) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip: address }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    const { success, 'error-codes': codes } = (await answer.json()) as Judgement;
    if (success === true) return 'human';
    const faults = Array.isArray(codes) ? codes.filter((code) => ourFaults.includes(String(code))) : [];
    if (success !== false || faults.length > 0) throw new Error(`reCAPTCHA gave no verdict: ${faults.join(', ')}`);
    return 'unproven';
  };
  return {
    siteKey,
    judge: (response, address) =>
      judge(response, address).catch((reason: unknown) => {
        options.complain?.(reason);
        return 'unknown';
      }),
  };
}
