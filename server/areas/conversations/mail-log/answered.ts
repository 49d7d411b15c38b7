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
}

const sources = [
  ['answers', mailLog.name],
  ['answersEnquiry', enquiry.name],
] as const;

/** Returns whom a record is about. Throws 400 for the field that names it if the actor may not read it. */
async function aboutOf(here: Engine, actor: Actor, entity: string, id: string, field: string) {
  try {
    await findRecord(here, actor, entity, id, { fields: ['id'] });
  } catch (error) {
    if (error instanceof RefusalError) throw invalid([fieldRefusal(field, 'reference')]);
    throw error;
  }
  // The writer need not be able to read these people: an answer belongs to whom the question belongs to.
  const { record } = await findRecord(here, systemActor(agencyOf(actor)), entity, id, { fields: ['about'] });
  const about = (record['about'] ?? []) as readonly Reference[];
  return about.flatMap(({ id: person, isDeleted }) => (isDeleted === true ? [] : [person]));
}

/** Returns what a new mail takes over from the mail and the enquiry that it answers. Throws 400 for one out of reach. */
export async function answeredOf(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  answering: Answering,
): Promise<Answered> {
  const here = within(engine, connection);
  const aboutIds: string[] = [];
  for (const [field, entity] of sources) {
    const id = answering[field];
    if (id !== undefined) aboutIds.push(...(await aboutOf(here, actor, entity, id, field)));
  }
  const { rows } = await connection.query<{ messageId: string }>({
    text: 'select message_id as "messageId" from mail_message where agency_id = $1 and mail_id = $2',
    values: [agencyOf(actor), answering.answers ?? null],
  });
  return { inReplyTo: rows[0]?.messageId ?? null, aboutIds };
}
