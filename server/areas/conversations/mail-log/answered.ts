import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

/** The mail or the enquiry that a new mail answers, by its id. */
export interface Answering {
  readonly answers?: string;
  readonly answersEnquiry?: string;
}

/** Parts of a new mail that follow from what it answers. */
export interface Answered {
  /** Message-ID of the mail that is answered; null if the new one begins a thread. */
  readonly inReplyTo: string | null;
  /** The people and companies that it is about, whether or not its writer may read them. */
  readonly aboutIds: readonly string[];
  /** The enquiry that is answered once the mail leaves, if the writer may change it; else null. */
  readonly enquiryId: string | null;
}

/** Returns whom a record is about, and the actor's rights. Throws 400 for `field` if the actor may not read the record. */
async function sourceOf(here: Engine, actor: Actor, entity: string, id: string, field: string) {
  const { permissions } = await findRecord(here, actor, entity, id, { fields: ['id'] }).catch((error: unknown) => {
    if (error instanceof RefusalError) throw invalid([fieldRefusal(field, 'reference')]);
    throw error;
  });
  // The writer need not be able to read these people: an answer belongs to whom the question belongs to.
  const { record } = await findRecord(here, systemActor(agencyOf(actor)), entity, id, { fields: ['about'] });
  const about = (record['about'] ?? []) as readonly Reference[];
  return { permissions, aboutIds: about.flatMap(({ id: person, isDeleted }) => (isDeleted === true ? [] : [person])) };
}

/** Returns the Message-ID of a mail of the log. */
async function messageIdOf(connection: Connection, agencyId: string, mailId: string): Promise<string | null> {
  const { rows } = await connection.query<{ messageId: string }>({
    text: 'select message_id as "messageId" from mail_message where agency_id = $1 and mail_id = $2',
    values: [agencyId, mailId],
  });
  return rows[0]?.messageId ?? null;
}

/** Returns what a new mail takes over from the mail and the enquiry that it answers. Throws 400 for one out of reach. */
export async function answeredOf(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  answering: Answering,
): Promise<Answered> {
  const here = within(engine, connection);
  const { answers, answersEnquiry } = answering;
  const mail = answers === undefined ? null : await sourceOf(here, actor, mailLog.name, answers, 'answers');
  const asked =
    answersEnquiry === undefined ? null : await sourceOf(here, actor, enquiry.name, answersEnquiry, 'answersEnquiry');
  return {
    inReplyTo: answers === undefined ? null : await messageIdOf(connection, agencyOf(actor), answers),
    aboutIds: [...(mail?.aboutIds ?? []), ...(asked?.aboutIds ?? [])],
    enquiryId: asked?.permissions.canUpdate === true && answersEnquiry !== undefined ? answersEnquiry : null,
  };
}
