import { enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import type { EnquiryForm } from '../../../../schema/areas/conversations/entities/enquiryForm.ts';
import { mailPeople } from '../../../../schema/areas/conversations/mail.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { foldedEmail, internationalPhone, type ContactPoint } from '../../../../schema/rules/contact-points/points.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { peopleAt } from '../../../engine/contacts/peopleAt.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { formOf } from './forms.ts';

const kinds: ReadonlySet<string> = new Set(mailPeople);

/** An address and a number by which somebody is reached, as records keep them. */
export interface Reached {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly countryCode: string | null;
}

/** Returns the ids of the records that are still there. */
export const idsOf = (records: readonly Reference[]): readonly string[] =>
  records.flatMap(({ id, isDeleted }) => (isDeleted === true ? [] : [id]));

/** Returns the people and companies whose address or number the sender's is. */
async function aboutOf(engine: Engine, agencyId: string, { email, phoneNumber, countryCode }: Reached) {
  const number = phoneNumber === null ? null : internationalPhone(phoneNumber, countryCode);
  const points: readonly ContactPoint[] = [
    ...(email === null ? [] : [{ kind: 'EMAIL' as const, value: foldedEmail(email) }]),
    ...(number === null ? [] : [{ kind: 'PHONE' as const, value: number }]),
  ];
  const found = (await peopleAt(engine, agencyId, points)).flat();
  return [...new Set(found.flatMap(({ id, kind }) => (kinds.has(kind) ? [id] : [])))];
}

/** Returns whom an enquiry is about and who handles it: nobody is found or told for spam. */
export async function handlingOf(engine: Engine, agencyId: string, sender: Reached, form: Pick<EnquiryForm, 'staff'>) {
  return { aboutIds: await aboutOf(engine, agencyId, sender), assigneeIds: idsOf(form.staff) };
}

/** Has an enquiry that was taken for spam by mistake handled as it would have been. */
export function handleFreed(engine: Engine): void {
  engine.beforeWrite(
    enquiry.name,
    async ({ actor, after }, connection) => {
      const here = within(engine, connection);
      const agencyId = agencyOf(actor);
      const form = typeof after['formId'] === 'string' ? await formOf(here, agencyId, after['formId']) : null;
      const staff = form?.form.staff ?? [];
      const { aboutIds, assigneeIds } = await handlingOf(here, agencyId, after as unknown as Reached, { staff });
      const before = (key: string) => (after[key] ?? []) as readonly string[];
      return {
        aboutIds: [...new Set([...before('aboutIds'), ...aboutIds])],
        assigneeIds: [...new Set([...before('assigneeIds'), ...assigneeIds])],
      };
    },
    {
      of: ['update'],
      unless: ['merge', 'unmerge', 'restore', 'cascade', 'undo'],
      when: ({ changes }) => changes.some(({ field, before }) => field === 'state' && before === 'SPAM'),
    },
  );
}
