import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailPort } from './port.ts';

/** Milliseconds for each step with the mail server, and for all of them. */
const patience = 15_000;
const wholePatience = 60_000;

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

/** Sends mail by SMTP, each on a connection of its own; encrypted as soon as the server offers it. */
export function smtpPort({ url, from }: SmtpOptions): MailPort {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, unsubscribe }) => {
      try {
        const signal = AbortSignal.timeout(wholePatience);
        // An address, never a text that could name several.
        const recipient = { name: '', address: to };
        // Prepared, so that they stay on one line each: signatures cover them.
        const headers =
          unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
                'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
              };
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({ to: recipient, subject, text, html, headers, messageId, signal });
      } catch (error) {
        if (!(error instanceof Error) || !isFinal(error as SmtpFault)) throw error;
        throw new MailRefusedError(error.message, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
