/** Verdict of a captcha's service; `unknown` if the service is unreachable. */
export type Verdict = 'human' | 'unproven' | 'unknown';

/** Checks that a person, not a program, signs in. */
export interface CaptchaPort {
  /** By which the sign-in page shows the captcha. */
  readonly siteKey: string;
  /** Judges what the page was given; never fails. `address` is the network address that it came from. */
  judge(response: string, address: string): Promise<Verdict>;
}
