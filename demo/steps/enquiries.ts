import { publicKeyOf } from '../../schema/rules/public-keys/publicKeys.ts';
import { openFormOf } from '../../server/areas/conversations/enquiries/forms.ts';
import { keepEnquiry } from '../../server/areas/conversations/enquiries/keeping.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { calendarAt } from '../calendar.ts';
import type { Planned } from '../plan/planned.ts';
import { randomOf } from '../random.ts';
import type { Site } from '../site.ts';
import { enquiryTexts, formTexts, type EnquiryText } from '../texts/enquiries.ts';
import type { Step } from './step.ts';

type FormName = EnquiryText['form'];
const names: readonly FormName[] = ['bookings', 'talents'];
const keyOf = (name: FormName) => `enquiryForm/${name}`;
const hour = 3_600_000;
/** Talents whom the form for bookings offers. */
const offered = 8;

/** Plans the forms of an agency: the first of its staff handle what they bring. */
function formsOf({ plan }: Site): readonly Planned[] {
  const staff = plan.staff.map(({ key }) => key);
  return names.map((name, index) => ({
    entity: 'enquiryForm',
    key: keyOf(name),
    at: plan.since + 48 * hour,
    by: null,
    body: { ...formTexts[name], isOpen: true, asksPhone: true },
    refs: {
      staffIds: staff.slice(index, index + 2),
      talentIds: name === 'bookings' ? plan.talents.slice(0, offered).map(({ key }) => key) : [],
    },
  }));
}

/** Makes the forms of an agency, and half a year of what they brought: by the way that forms of people take. */
async function fillEnquiries(site: Site, now: number): Promise<void> {
  const { agencyId, plan } = site;
  const random = randomOf(`${plan.profile.key} enquiries`);
  const calendar = calendarAt(now);
  const reachable = plan.contacts.filter(({ body }) => body.email);
  await site.make(formsOf(site));
  for (const { form: name, daysAgo, sender, subject, message, ...text } of enquiryTexts) {
    const at = calendar.workMoment(random, daysAgo, daysAgo);
    const engine = { ...site.engine, clock: () => at };
    const known = random.pick(reachable).body;
    const { name: from, email, phone = '' } = { ...known, ...sender };
    const open = await openFormOf(engine, publicKeyOf(agencyId, site.idOf(keyOf(name)) ?? agencyId));
    if (at < plan.since || !open) continue;
    const talent = text.asksForTalent ? (open.form.talents.at(random.integer(0, 3))?.id ?? '') : '';
    const website = text.isTrapped ? 'x' : '';
    const asked = { key: '', name: from ?? '', email: email ?? '', phone, subject, message, talent, website };
    const sending = { renderedAt: at - hour / 20, referer: null };
    const { id } = await keepEnquiry(engine, open, asked, sending);
    const [handler] = open.form.staff;
    if (text.became === undefined) continue;
    const later = { ...site.engine, clock: () => Math.min(at + random.integer(1, 20) * hour, now) };
    const actor = { ...site.actor, staffId: handler?.id ?? null };
    await updateRecord(later, actor, 'enquiry', id, { state: text.became });
  }
}

/** Forms of the agencies, and the enquiries that they brought. */
export const enquiriesStep: Step = {
  name: 'enquiries',
  fill: async ({ sites, now }) => {
    for (const site of sites) await fillEnquiries(site, now);
  },
};
