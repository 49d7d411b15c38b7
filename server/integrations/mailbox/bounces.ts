import type { ParsedMail } from './program.ts';

const original = /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/iu;
/** Bytes of the mail that came back, in which its head ends. */
const longestHead = 100_000;

/** Returns the value of a header field, in one line; null for none. */
function fieldOf(text: string, name: string): string | null {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'imu').exec(text)?.[1];
  return found === undefined ? null : found.replace(/\s+/gu, ' ').trim();
}

/** Report of a mail server that it could not deliver a mail. */
export interface Report {
  /** As the mail that came back writes it. */
  readonly messageId: string | null;
  readonly reason: string;
}

/** Reads the report of a mail server that a mail could not be delivered (RFC 3464); null for any other mail. */
export function bounceOf({ isReport, text, files }: ParsedMail): Report | null {
  const status = fieldOf(text, 'Status');
  if (!isReport || fieldOf(text, 'Action')?.toLowerCase() !== 'failed' || !status?.startsWith('5.')) return null;
  const returned = files.find(({ contentType }) => original.test(contentType));
  const source = Buffer.from(returned?.content.subarray(0, longestHead) ?? []).toString('latin1');
  const [head = ''] = source.split(/\r?\n\r?\n/u, 1);
  const said = fieldOf(text, 'Diagnostic-Code')?.replace(/^[\w-]+;\s*/u, '');
  return { messageId: fieldOf(head, 'Message-ID'), reason: said || status };
}
