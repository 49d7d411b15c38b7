import type { FastifyInstance } from 'fastify';
import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { errorMailCalls } from '../../../../schema/areas/money/calls/errorMails.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { accounting } from '../../../../schema/areas/money/settings/accounting.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { letter } from '../../../integrations/mail/letter.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { MailDeps, SentMail } from './sending.ts';

interface ErrorMailDeps extends MailDeps {
  /** The address at which browsers reach the server. */
  readonly origin: () => string;
}

type Report = CallBody<typeof errorMailCalls.report>;

const subjects = {
  en: (count: number, first: string) =>
    count === 1 ? `Problem with invoice ${first}` : `Problem with ${count} invoices`,
  fr: (count: number, first: string) =>
    count === 1 ? `Problème avec la facture ${first}` : `Problème avec ${count} factures`,
};

/** Reads the invoices of a report in their order; a 400 that names those that are not there. */
async function invoicesOf({ engine }: ErrorMailDeps, actor: Actor, ids: readonly string[]) {
  const found = await findRecords(engine, actor, invoice.name, ids);
  const faults = ids.flatMap((id, index) => (found.has(id) ? [] : [fieldRefusal(`invoiceIds.${index}`, 'reference')]));
  if (faults.length > 0) throw invalid(faults);
  return ids.map((id) => ({ id, number: String(found.get(id)?.record['number']) }));
}

/** Posts the report of a problem with invoices. Throws 400 without an address for reports. */
async function reportError(
  deps: ErrorMailDeps,
  connection: Connection,
  actor: Actor,
  { invoiceIds, message }: Report,
): Promise<SentMail> {
  const engine = within(deps.engine, connection);
  const agencyId = agencyOf(actor);
  const { errorReportTo: to } = await settingsOf(engine, systemActor(agencyId), accounting);
  if (to === null) throw invalid([fieldRefusal('errorReportTo', 'noErrorAddress')]);
  if (isBlank(message)) throw invalid([fieldRefusal('message', 'required')]);
  const invoices = await invoicesOf({ ...deps, engine }, actor, invoiceIds);
  const { rows } = await connection.query<{ locale: string }>({
    text: 'select locale from identity_agency_settings()',
    values: [],
  });
  const subject = subjects[wordLanguageOf(rows[0]?.locale ?? 'en')](invoices.length, invoices[0]?.number ?? '');
  const links = invoices.map(
    ({ id, number }) => `${number}\n${deps.origin()}${pathTo('finance.invoicePreview', { id })}`,
  );
  const mailId = await deps.outbox.post(connection, {
    agencyId,
    accountId: actor.accountId,
    to,
    kind: 'invoice',
    ...letter(subject, [message, ...links]),
  });
  return { mailId, isSending: deps.outbox.isSending };
}

/** Registers the call that reports a problem with invoices. */
export function registerErrorMail(app: FastifyInstance, deps: ErrorMailDeps): void {
  const { engine } = deps;
  registerCall(app, errorMailCalls.report, async ({ actor, body, request }) => {
    const report = (connection: Connection) => reportError(deps, connection, actor, body);
    const asked = { route: errorMailCalls.report.route, body };
    return once(engine, actor, request.headers['idempotency-key'], asked, (running) =>
      running ? report(running) : engine.database.transaction(agencyOf(actor), report),
    );
  });
}
