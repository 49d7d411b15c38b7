import type { SpamReason } from '../../../../schema/areas/conversations/enquiries.ts';

/** An enquiry as it was sent, with what is known of its sending. */
export interface Sent {
  readonly message: string;
  /** Value of the field that people do not see. */
  readonly trap: string;
  /** Moment at which the page was made, in milliseconds; null if the form says none, `false` if it was made up. */
  readonly renderedAt: number | null | false;
  /** True if the same message came within the last day. */
  readonly isRepeated: boolean;
}

/** Nobody fills a form faster, in milliseconds. */
const fastest = 2_000;
/** A page that was open for longer is taken for a copy, in milliseconds. */
const longest = 7 * 86_400_000;
/** Links in a message, beyond which there has to be a text of some length for each. */
const freeLinks = 2;
const lettersPerLink = 80;

function isMostlyLinks(message: string): boolean {
  const links = message.match(/\b(https?:\/\/|www\.)\S+|\[url/giu) ?? [];
  const rest = message.replace(/\b(https?:\/\/|www\.)\S+/giu, '').trim();
  if (links.length === 0) return false;
  return rest.length < 10 || (links.length > freeLinks && rest.length < links.length * lettersPerLink);
}

/** Returns the reasons for which an enquiry is taken for spam; none for one that a person is to read. */
export function spamReasonsOf(sent: Sent, now: number): readonly SpamReason[] {
  const { message, trap, renderedAt, isRepeated } = sent;
  const age = typeof renderedAt === 'number' ? now - renderedAt : null;
  const found: readonly (readonly [SpamReason, boolean])[] = [
    ['TRAP', trap.trim() !== ''],
    ['TOO_FAST', age !== null && age < fastest],
    ['STALE', renderedAt === false || (age !== null && age > longest)],
    ['LINKS', isMostlyLinks(message)],
    ['REPEATED', isRepeated],
  ];
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}
