import MailComposer from 'nodemailer/lib/mail-composer';
import { systemAccountId } from '../../schema/access/access.ts';
import { keepArrived } from '../../server/areas/conversations/mail-log/arriving.ts';
import { mailPeopleAt } from '../../server/areas/conversations/mail-log/people.ts';
import type { ReadMail } from '../../server/integrations/mailbox/port.ts';
import { readMail } from '../../server/integrations/mailbox/reading.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { escapeHtml } from '../../server/textAsHtml.ts';
import { calendarAt } from '../calendar.ts';
import { pdfOf } from '../files/pdf.ts';
import { inFlight } from '../inFlight.ts';
import { agentPositions, partnerPositions } from '../plan/staff.ts';
import { randomOf, type Random } from '../random.ts';
import type { Site } from '../site.ts';
import { threadTexts, type MailText, type ThreadText } from '../texts/mails.ts';
import type { Step } from './step.ts';

/** Somebody who writes mail. */
interface Person {
  readonly name: string;
  readonly address: string;
}

/** A thread with its people. */
interface Thread {
  readonly agent: Person & { readonly key: string };
  readonly other: Person;
  readonly talent: Person;
}

const hour = 3_600_000;
const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Returns those who can be written to, of the names that everybody reads from left to right. */
function peopleOf({ plan }: Site) {
  const talents = plan.talents.flatMap(({ subject, body: { email } }) =>
    email && !subject.isAct && subject.name.script === 'Latin'
      ? [{ name: subject.name.displayName, address: email }]
      : [],
  );
  const contacts = plan.contacts.flatMap(({ body: { name, email } }) =>
    name && email ? [{ name, address: email }] : [],
  );
  const agents = plan.staff
    .filter(({ position }) => agentPositions.includes(position) || partnerPositions.includes(position))
    .map(({ key, name }) => ({ key, name: name.displayName, address: key }));
  return { talents, contacts, agents: agents.slice(0, 6) };
}

function threadOf(random: Random, { with: kind }: ThreadText, people: ReturnType<typeof peopleOf>): Thread {
  const [talent, agent] = [random.pick(people.talents), random.pick(people.agents)];
  return { agent, talent, other: kind === 'talent' ? talent : random.pick(people.contacts) };
}

function htmlOf(text: string, table: NonNullable<MailText['table']>): string {
  const rows = table.map(
    ([head, cell]) => `<tr><th align="left">${escapeHtml(head)}</th><td>${escapeHtml(cell)}</td></tr>`,
  );
  const paragraphs = text.split('\n\n').map((one) => `<p>${escapeHtml(one)}</p>`);
  return `${paragraphs.join('\n')}\n<table border="1" cellpadding="6">${rows.join('')}</table>`;
}

/** A mail of a thread, at its moment. */
interface Turn {
  readonly text: ThreadText;
  readonly mail: MailText;
  readonly thread: Thread;
  readonly at: number;
  /** Message-IDs of the thread up to its own. */
  readonly ids: readonly string[];
}

/** Writes a mail as a mail program sends it (RFC 5322). */
function rawOf({ text, mail, thread: { agent, other, talent }, at, ids }: Turn): Promise<Buffer> {
  const [from, to] = mail.from === 'us' ? [agent, other] : [other, agent];
  const words = mail.text
    .replaceAll('{agent}', firstName(agent.name))
    .replaceAll('{name}', firstName(other.name))
    .replaceAll('{talent}', talent.name);
  const body = `${words}\n\n${firstName(from.name)}`;
  const { file, table } = mail;
  const [messageId = '', inReplyTo] = ids.map((id) => `<${id}>`).toReversed();
  const attached = file && pdfOf([{ title: file.title, sections: [{ lines: file.lines }] }], '0.1 0.3 0.5', file.title);
  const composer = new MailComposer({
    from,
    to,
    ...(text.isCopied && { cc: talent }),
    subject: inReplyTo === undefined ? text.subject : `Re: ${text.subject}`,
    date: new Date(at),
    messageId,
    ...(inReplyTo !== undefined && { inReplyTo, references: ids.slice(0, -1).map((id) => `<${id}>`) }),
    text: table ? `${body}\n\n${table.map((row) => row.join(': ')).join('\n')}` : body,
    ...(table && { html: htmlOf(body, table) }),
    ...(file && { attachments: [{ filename: file.name, content: attached }] }),
  });
  return composer.compile().build();
}

/** Plans the mails of an agency; one with few talents has every second thread. */
function turnsOf({ plan }: Site, people: ReturnType<typeof peopleOf>, now: number): readonly Turn[] {
  const { key, talents } = plan.profile;
  const random = randomOf(`${key} mails`);
  const calendar = calendarAt(now);
  return threadTexts.flatMap((text, index) => {
    const thread = threadOf(random, text, people);
    if (index % 2 === 1 && talents < 100) return [];
    let at = calendar.workMoment(random, text.daysAgo, text.daysAgo);
    const ids = text.mails.map((_, turn) => `${index + 1}.${turn + 1}.${key}@demo.test`);
    const turns = text.mails.map((mail, turn) => {
      at += mail.hours * hour;
      return { text, mail, thread, at, ids: ids.slice(0, turn + 1) };
    });
    return turns.filter((turn) => turn.at >= plan.since && turn.at <= now);
  });
}

/** Keeps the mails of an agency in its log, by the way that mail from a mailbox takes. */
async function fillMails(site: Site, storage: StoragePort, now: number): Promise<void> {
  const { agencyId, engine } = site;
  const people = peopleOf(site);
  if ([people.talents, people.contacts, people.agents].some((list) => list.length === 0)) return;
  const turns = turnsOf(site, people, now);
  const mails = new Map<Turn, ReadMail>();
  // Each that is read at once takes a worker of its own.
  await inFlight(2, turns, async (turn) => void mails.set(turn, await readMail(await rawOf(turn))));
  for (const turn of turns) {
    const { text, mail, thread, at } = turn;
    const read = mails.get(turn);
    const addresses = [thread.other.address, ...(text.isCopied ? [thread.talent.address] : [])];
    if (read === undefined) continue;
    await keepArrived({ engine: { ...engine, clock: () => at }, storage }, agencyId, read, {
      direction: mail.from === 'us' ? 'OUT' : 'IN',
      receivedAt: at,
      staffId: site.idOf(thread.agent.key) ?? null,
      accountId: systemAccountId,
      people: (await mailPeopleAt(engine, agencyId, addresses)).flat(),
    });
  }
}

/** Half a year of mails with talents and the contacts of partners. */
export const mailsStep: Step = {
  name: 'mails',
  fill: async ({ sites, storage, now }) => {
    for (const site of sites) await fillMails(site, storage, now);
  },
};
