import { createTransport } from 'nodemailer';
import { MailRefusedError, type Mailbox, type MailPort, type MessageFile } from './port.ts';

/** Milliseconds for each step with the mail server, and for all of them. */
const patience = 15_000;
const wholePatience = 60_000;
/** The same for a mail with files, well within the lease of a mail that is being sent. */
const patienceWithFiles = 300_000;

/** Mail server and sender. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them (SMTP_URL). */
  readonly url: string;
  /** Sender of mail: `Greenroom <office@example.com>` or an address alone (MAIL_FROM). */
  readonly from: string;
}

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * Returns true if an error is about this mail and permanent. An unreachable server, or a refused user name, may be
 * repaired.
 */
function isFinal({ code, responseCode = 0 }: SmtpFault): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** One address, never a text that could name several. */
const mailbox = ({ address, name = '' }: Mailbox) => ({ name, address });

/** The content is a buffer: nothing in a mail makes the transport read a file or an address. */
const attachmentOf = ({ filename, contentType, content }: MessageFile) => ({ filename, contentType, content });

/** Returns the domain of a sender, in which Message-IDs are unique. */
export const mailDomainOf = (from: string): string => /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** Sends mail by SMTP, each on a connection of its own; encrypted as soon as the server offers it. */
export function smtpPort({ url, from }: SmtpOptions): MailPort {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const sender = /([^\s<>]+)>?$/.exec(from)?.[1] ?? from;
  const domain = mailDomainOf(from);
  return {
    send: async ({ id, to, cc, envelope: head, replyTo, subject, text, html, unsubscribe, files }) => {
      const signal = AbortSignal.timeout(files.length > 0 ? patienceWithFiles : wholePatience);
      try {
        // Prepared, so that they stay on one line each: signatures cover them.
        const headers =
          unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
                'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
              };
        const messageId = `<${head.messageId ?? `${id}@${domain}`}>`;
        const { envelope, rejected, rejectedErrors } = await transport.sendMail({
          ...(head.senderName !== undefined && { from: mailbox({ address: sender, name: head.senderName }) }),
          to: [to, ...(head.also ?? [])].map((address) => mailbox({ address })),
          ...(cc.length > 0 && { cc: cc.map((address) => mailbox({ address })) }),
          ...(replyTo && { replyTo: mailbox(replyTo) }),
          subject,
          text,
          html,
          headers,
          messageId,
          ...(head.inReplyTo !== undefined && { inReplyTo: `<${head.inReplyTo}>` }),
          ...(head.references && { references: head.references.map((one) => `<${one}>`) }),
          attachments: files.map(attachmentOf),
          signal,
        });
        const refused = (rejectedErrors ?? []).map(({ recipient, message }) => `${recipient}: ${message}`).join('; ');
        // The recipient's address, as the transport writes it: those of copies follow.
        if (rejected.includes(envelope.to[0] ?? '')) throw new MailRefusedError(refused);
        return refused === '' ? null : refused;
      } catch (error) {
        if (error instanceof MailRefusedError || !(error instanceof Error) || !isFinal(error as SmtpFault)) throw error;
        throw new MailRefusedError(error.message, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
