import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { agencyMailCalls, productMailCalls, type Mail } from '../../../../schema/areas/operators/calls/mail.ts';
import type { MailState } from '../../../../schema/areas/identity/mail.ts';
import type { Database } from '../../../database/pools.ts';
import { notFound } from '../../../errors.ts';
import { pageOf, windowOf } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

interface Row {
  readonly id: string;
  readonly agency_name: string | null;
  readonly recipient: string;
  readonly cc: readonly string[];
  readonly files: readonly { readonly filename: string; readonly bytes: number }[];
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly state: MailState;
  readonly failure: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
  readonly withheld_by?: string | null;
  readonly withheld_by_name?: string | null;
  readonly is_for_super_admin?: boolean;
}

const wireOf = ({ withheld_by: withheldBy, withheld_by_name: withheldByName, ...row }: Row): Mail => ({
  id: row.id,
  agencyName: row.agency_name,
  to: row.recipient,
  cc: row.cc,
  attachments: row.files.map(({ filename, bytes: size }) => ({ filename, size })),
  kind: row.kind,
  subject: row.subject,
  text: row.text,
  link: row.link,
  withheldBy: withheldBy ? { id: withheldBy, name: withheldByName ?? '' } : null,
  isForSuperAdmin: row.is_for_super_admin ?? false,
  state: row.state,
  failure: row.failure,
  createdAt: row.created_at,
  sentAt: row.sent_at,
});

interface Asked {
  /** The mail that is wanted; null for all. */
  readonly id: string | null;
  readonly most: number;
  readonly skipped: number;
}

/** Dependencies of reading the outbox. */
export interface ReadingDeps {
  readonly database: Database;
  /** True if there is a mail server. */
  readonly isSending: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Registers the mails that the caller may read, the newest first, and one of them with its text: those of the admin's
 * agency, or all of them for super admins; the database decides again. A super admin sees the link of a mail that opens
 * an agency inside that agency alone, and each such mail that they open is noted for its admins. Where there
 * are several agencies, the links of invitations are for super admins to pass on.
 */
export function registerOutbox(app: FastifyInstance, { database, isSending, clock }: ReadingDeps): void {
  const now = () => new Date(clock()).toISOString();
  const ofAgency = ({ agencyId, accountId }: Actor, { id, most, skipped }: Asked) =>
    database.query<Row>(agencyId, {
      text: 'select * from mail_of_agency($1, $2, $3, $4, $5)',
      values: [accountId, now(), id, most, skipped],
    });
  const ofProduct = ({ agencyId, accountId }: Actor, { id, most, skipped }: Asked) =>
    database.query<Row>(agencyId, {
      text: 'select * from mail_of_product($1, $2, $3, $4, $5)',
      values: [accountId, now(), id, most, skipped],
    });
  const note = ({ agencyId, accountId }: Actor, { id, link }: Row) =>
    database.query(agencyId, {
      text: 'select mail_note_reading($1, $2, $3, $4)',
      values: [accountId, id, link !== null, now()],
    });

  const add = (calls: typeof agencyMailCalls | typeof productMailCalls, find: typeof ofAgency) => {
    registerCall(app, calls.list, async ({ actor, query }) => {
      const window = windowOf(query);
      const { rows } = await find(actor, { id: null, ...window });
      return { ...pageOf(window, rows.map(wireOf)), isSending };
    });

    registerCall(app, calls.read, async ({ actor, params, reply }) => {
      const { rows } = await find(actor, { id: params.id, most: 1, skipped: 0 });
      if (rows[0] === undefined) throw notFound();
      if (actor.role === 'super_admin') await note(actor, rows[0]);
      void reply.header('cache-control', 'no-store');
      return wireOf(rows[0]);
    });
  };
  add(agencyMailCalls, ofAgency);
  add(productMailCalls, ofProduct);
}
