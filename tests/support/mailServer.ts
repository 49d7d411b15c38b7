import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** User name of the connection that sent it. */
  readonly user: string | undefined;
  /** Headers and body as they came. */
  readonly source: string;
}

/** Error reply of a mail server to a recipient: code and words. */
export interface Reply {
  readonly code: number;
  readonly words: string;
}

/** A mail server of the tests' own, without TLS, that asks for a user and a password. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly taken: TakenMail[];
  /** Replies to the next recipients, one after the other; null accepts one, and after that it accepts everything. */
  readonly replies: (Reply | null)[];
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const replies: (Reply | null)[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === 'se:cret'
        ? done(null, { user: username })
        : done(new Error('Wrong user or password')),
    onRcptTo: (_address, _session, done) => {
      const reply = replies.shift();
      done(
        reply === undefined || reply === null
          ? null
          : Object.assign(new Error(reply.words), { responseCode: reply.code }),
      );
    },
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user,
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://office:${encodeURIComponent('se:cret')}@127.0.0.1:${port}`,
    taken,
    replies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
