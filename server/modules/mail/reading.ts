import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import { mailStates } from '../../../schema/mail.ts';
import type { Database } from '../../database/pools.ts';
import { notFound } from '../../errors.ts';
import { pageOf, pageQuery, windowOf, type PageQuery } from '../../paging.ts';
import type { RouteAccess } from '../../../schema/call.ts';
import { callerOf } from '../../plugins/session.ts';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const moment = { type: ['integer', 'null'] } as const;
const head = {
  id: uuid,
  agencyName: textOrNull,
  to: text,
  kind: text,
  subject: text,
  state: { type: 'string', enum: mailStates },
  failure: { ...textOrNull, description: 'What the mail server said, where it did not take the mail' },
  createdAt: moment,
  sentAt: moment,
} as const;
const mail = {
  type: 'object',
  properties: {
    ...head,
    text: { ...text, description: 'Says {link} where the link stands' },
    link: { ...textOrNull, description: 'Null once it was sent, used, replaced or over, and where it is withheld' },
    withheldBy: {
      type: ['object', 'null'],
      properties: { id: uuid, name: text },
      description: 'An agency inside which alone a super admin sees the link; null where nothing is withheld',
    },
    isForSuperAdmin: { type: 'boolean', description: 'The link shows to super admins alone, who pass it on' },
  },
} as const;
const { type, properties } = pageSchema({ type: 'object', properties: head });
const page = { type, properties: { ...(properties as object), isSending: { type: 'boolean' } } };
const params = { type: 'object', required: ['id'], properties: { id: uuid } } as const;
const tags = ['mail'];

interface Row {
  readonly id: string;
  readonly agency_name: string | null;
  readonly recipient: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly state: string;
  readonly failure: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
  readonly withheld_by?: string | null;
  readonly withheld_by_name?: string | null;
  readonly is_for_super_admin?: boolean;
}

const wireOf = ({ withheld_by: withheldBy, withheld_by_name: withheldByName, ...row }: Row) => ({
  id: row.id,
  agencyName: row.agency_name,
  to: row.recipient,
  kind: row.kind,
  subject: row.subject,
  text: row.text,
  link: row.link,
  withheldBy: withheldBy ? { id: withheldBy, name: withheldByName } : null,
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

export interface ReadingDeps {
  readonly database: Database;
  /** Whether there is a mail server. */
  readonly isSending: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * GET outbox: the mails that the caller may read, the newest first, and one of them with its text. Under `/client/v1` those
 * of the admin's agency, under `/user/v1` all of them for super admins; the database decides again. A super admin sees the
 * link of a mail that opens an agency inside that agency alone, and each such mail that they open is noted for its admins
 * (design 6). Where there are several agencies, the links of invitations are for super admins to pass on.
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

  const add = (url: string, access: RouteAccess, whose: string, read: typeof ofAgency) => {
    const config = { access };
    app.get<{ Querystring: PageQuery }>(
      url,
      {
        config,
        schema: { tags, summary: `mails ${whose}`, querystring: pageQuery, response: { 200: answerSchema(page) } },
      },
      async (request) => {
        const window = windowOf(request.query);
        const { rows } = await read(callerOf(request), { id: null, ...window });
        return { responseData: { ...pageOf(window, rows.map(wireOf)), isSending } };
      },
    );
    app.get<{ Params: { id: string } }>(
      `${url}/:id`,
      { config, schema: { tags, summary: `one mail ${whose}`, params, response: { 200: answerSchema(mail) } } },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const caller = callerOf(request);
        const { rows } = await read(caller, { id: request.params.id, most: 1, skipped: 0 });
        if (rows[0] === undefined) throw notFound();
        if (caller.role === 'super_admin') await note(caller, rows[0]);
        void reply.header('cache-control', 'no-store');
        return { responseData: wireOf(rows[0]) };
      },
    );
  };
  add('/client/v1/outbox', 'admin', "of the caller's agency", ofAgency);
  add('/user/v1/outbox', 'superAdmin', 'of the installation', ofProduct);
}
