import { systemActor } from '../../../../schema/access/access.ts';
import type { enquiryCalls } from '../../../../schema/areas/conversations/calls/enquiries.ts';
import { enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import {
  enquiryMessageLimit,
  enquiryNameLimit,
  enquirySubjectLimit,
} from '../../../../schema/areas/conversations/enquiries.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { cutText } from '../../../../schema/rules/filenames.ts';
import { givenPhone, keptPhone } from '../../../../schema/rules/phone.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { insertRecord } from '../../../engine/writing/create.ts';
import type { OpenForm } from './forms.ts';
import { handlingOf, idsOf } from './handling.ts';
import { spamReasonsOf, type Sent } from './judging.ts';

type Asked = CallBody<typeof enquiryCalls.submit>;

/** Circumstances of an enquiry that was sent. */
export interface Sending extends Pick<Sent, 'renderedAt'> {
  /** Address of the page that sent it, as its browser tells: often its site alone. */
  readonly referer: string | null;
}

interface Letter {
  readonly agencyId: string;
  readonly email: string;
  readonly message: string;
}

const day = 86_400_000;
/** Without halves of characters, marks that turn the direction of what follows, and control characters but lines and tabs. */
const plain = (text: string | null | undefined) =>
  (text ?? '')
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, '')
    .trim();
const line = (text: string | null | undefined, most: number) =>
  cutText(plain((text ?? '').replace(/\s+/gu, ' ')), most);

/** Returns the address of a page of the web; null for anything else. */
function pageOf(given: string | null | undefined): string | null {
  const address = line(given, 2000);
  return /^https?:\/\//iu.test(address) && URL.canParse(address) ? address : null;
}

/** Returns true if somebody sent the same within a day; what only a judgement took for spam may be sent again. */
async function isRepeated(connection: Connection, now: number, { agencyId, email, message }: Letter): Promise<boolean> {
  // A form that is sent twice by a double click: the second waits for the first here.
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`enquiry/${agencyId}/${email.toLowerCase()}`],
  });
  const { count } = await connection.query({
    text: `select from ${enquiry.table} e where agency_id = $1 and at > $2 and lower(email) = $3 and message = $4
      and (state <> 'SPAM' or not exists (select from enquiries_spam_reasons r
        where r.agency_id = $1 and r.owner_id = e.id and r.value <> 'REPEATED')) limit 1`,
    values: [agencyId, new Date(now - day).toISOString(), email.toLowerCase(), message],
  });
  return count > 0;
}

/** Returns the number as a record keeps it, and its country; one that is valid nowhere stands in the message. */
function numberOf(given: string, agencyCountry: string | null) {
  if (given === '') return { phoneNumber: null, countryCode: null, told: '' };
  const { number, country } = givenPhone(given, agencyCountry);
  const phoneNumber = country === null ? null : keptPhone(number, country);
  return {
    phoneNumber,
    countryCode: phoneNumber === null ? null : country,
    told: phoneNumber === null ? `\n\n${given}` : '',
  };
}

/**
 * Keeps an enquiry, judged; one that is no spam is assigned to the staff of its form, who are told. Returns its id and
 * version.
 */
export async function keepEnquiry(
  engine: Engine,
  { agencyId, form, agency }: OpenForm,
  asked: Asked,
  sending: Sending,
) {
  const now = engine.clock();
  const email = line(asked.email, 320);
  const { told, ...number } = numberOf(line(asked.phone, 40), agency.country);
  const message = `${cutText(plain(asked.message), enquiryMessageLimit - told.length)}${told}`;
  const talentIds = idsOf(form.talents).filter((id) => id === asked.talent);
  return engine.database.transaction(agencyId, async (connection) => {
    const here = within(engine, connection);
    const trap = asked.website ?? '';
    const again = await isRepeated(connection, now, { agencyId, email, message });
    const reasons = spamReasonsOf({ message, trap, renderedAt: sending.renderedAt, isRepeated: again }, now);
    const isSpam = reasons.length > 0;
    const handling = isSpam ? {} : await handlingOf(here, agencyId, { email, ...number }, form);
    return insertRecord(
      here,
      systemActor(agencyId),
      enquiry.name,
      { state: isSpam ? 'SPAM' : 'NEW', talentIds, ...handling },
      {
        connection,
        set: {
          subject: line(asked.subject, enquirySubjectLimit) || line(asked.message, 80),
          name: line(asked.name, enquiryNameLimit),
          email,
          ...number,
          message,
          formId: form.id,
          page: pageOf(asked.page) ?? pageOf(sending.referer),
          at: now,
          spamReasons: reasons,
        },
      },
    );
  });
}
