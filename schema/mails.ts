import { areaMails } from '../generated/mails.ts';

/** Every kind of mail that the product sends, each once. */
export const mailKinds: readonly MailKind[] = areaMails;

/** A kind of mail: what it is for. */
export type MailKind = (typeof areaMails)[number];
