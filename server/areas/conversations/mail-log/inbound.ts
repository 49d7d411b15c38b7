import type { Actor } from '../../../../schema/access/access.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { MailDirection } from '../../../../schema/areas/conversations/mail.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import type { ReadMail } from '../../../integrations/mailbox/port.ts';
import { readMail } from '../../../integrations/mailbox/reading.ts';
import type { TryLimiter } from '../../../tryLimiter.ts';
import { keepArrived, type ArrivingDeps } from './arriving.ts';
import { mailPeopleAt } from './people.ts';

async function readWhole(source: Buffer): Promise<ReadMail> {
  try {
    return await readMail(source);
  } catch {
    throw invalid([fieldRefusal('body', 'mailUnreadable')]);
  }
}

/** Dependencies of mail that is handed over. */
interface InboundDeps extends ArrivingDeps {
  /** Counts the mails that an account hands over. */
  readonly inbound: TryLimiter;
}

/**
 * Keeps a mail that a mail server or a program hands over. Returns the id of its record; null if nothing new was kept, or
 * the actor may not read it. Throws 400 for what is no mail.
 */
export async function keepInbound(
  deps: InboundDeps,
  actor: Actor,
  source: unknown,
  direction: MailDirection,
): Promise<string | null> {
  const { engine, inbound } = deps;
  if (!Buffer.isBuffer(source) || source.length === 0) throw invalid([fieldRefusal('body', 'mailUnreadable')]);
  await inbound.take(actor.accountId);
  const agencyId = agencyOf(actor);
  const mail = await readWhole(source);
  const addresses = [...new Set([mail.from, ...mail.recipients].flatMap((one) => (one === null ? [] : one.address)))];
  const people = new Map((await mailPeopleAt(engine, agencyId, addresses)).flat().map((one) => [one.id, one]));
  const { accountId, staffId } = actor;
  const arrival = { direction, receivedAt: engine.clock(), staffId, accountId, people: [...people.values()] };
  const id = await keepArrived(deps, agencyId, mail, arrival);
  if (id === null) return null;
  try {
    await findRecord(engine, actor, mailLog.name, id, { fields: ['id'] });
    return id;
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}
