import type { MailStart } from '../../../../widgets/mail/useCompose.ts';
import type { WrittenMail } from './useMailDraft.ts';

/** Parts of a mail without an input. One that the server refuses is left out of the next try. */
export const hidden = ['about', 'answers', 'answersEnquiry'] as const;
export type Hidden = (typeof hidden)[number];

/** Returns the body of the call that sends a mail. */
export function bodyOf(start: MailStart, mail: WrittenMail, leftOut: readonly Hidden[]) {
  const { to, cc, subject, text, files } = mail;
  const kept = <Part extends Hidden>(part: Part): MailStart[Part] | undefined =>
    leftOut.includes(part) ? undefined : start[part];
  const [about, answers, answersEnquiry] = [kept('about'), kept('answers'), kept('answersEnquiry')];
  return {
    to: [...to],
    subject,
    text,
    ...(cc.length > 0 && { cc: [...cc] }),
    ...(files.length > 0 && { attachments: files.map(({ id }) => id) }),
    ...(answers !== undefined && { answers }),
    ...(answersEnquiry !== undefined && { answersEnquiry }),
    ...(about && { about: about.map(({ id, kind }) => ({ id, kind: kind as 'talent' })) }),
  };
}
