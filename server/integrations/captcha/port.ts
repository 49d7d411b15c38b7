/** What a captcha's service says of an answer; `unknown` where it cannot be asked. */
export type Verdict = 'human' | 'unproven' | 'unknown';

/** A way to ask who signs in to prove that they are no program. */
export interface CaptchaPort {
  /** By which the sign-in page shows the captcha. */
  readonly siteKey: string;
  /** Judges what the page was given; never fails. `address` is the network address that it came from. */
  judge(response: string, address: string): Promise<Verdict>;
}
