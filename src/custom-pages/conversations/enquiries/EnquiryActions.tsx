import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { enquiry, type Enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useLeadAction } from '../../../views/leads/useLeadAction.tsx';
import { useLeadsOf } from '../../../views/leads/useLeads.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { useCompose } from '../../../widgets/mail/useCompose.ts';

const answerable: readonly Enquiry['state'][] = ['NEW', 'OPEN', 'ANSWERED'];

/** Buttons of what an enquiry leads to: an opportunity, a contact, a prospect, and the answer. */
export function EnquiryActions({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const compose = useCompose();
  const { canUpdate } = permissionsOf(record);
  const leads = useLeadsOf(enquiry)(record, canUpdate);
  const { go, dialog } = useLeadAction(enquiry.name, record);
  const { email, name, subject, state } = record as unknown as Enquiry;
  const words = translate('app.enquiries.reply');
  const reply = {
    to: [email ?? ''],
    name,
    subject: /^re:/iu.test(subject) ? subject : `Re: ${subject}`,
    // The server files the answer under whom the enquiry is about: not all of them are the reader's to name.
    answersEnquiry: record.id,
  };
  return (
    <>
      {leads.map((offered) => (
        <Button key={offered.lead.to} onClick={() => go(offered)}>
          {offered.label}
        </Button>
      ))}
      {email !== null &&
        answerable.includes(state) &&
        (compose && canUpdate ? (
          <Button variant="contained" color="primary" onClick={() => compose(reply)}>
            {words}
          </Button>
        ) : (
          <Button
            variant="contained"
            color="primary"
            href={`mailto:${email}?subject=${encodeURIComponent(reply.subject)}`}
          >
            {words}
          </Button>
        ))}
      {dialog}
    </>
  );
}
