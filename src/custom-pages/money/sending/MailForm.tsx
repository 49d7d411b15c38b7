import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { Field } from '../../../../schema/fields/field.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { mailLimits } from '../../../../schema/rules/finance/invoiceMails.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FieldInput } from '../../../fields/inputs.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { useRecordForm } from '../../../views/form/useRecordForm.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { AttachedPdf } from './AttachedPdf.tsx';
import {
  aboutInputs,
  addressesIn,
  purposes,
  type Mail,
  type MailedRecord,
  type Purpose,
  type SendBody,
} from './mail.ts';

interface MailFormProps {
  readonly of: MailedRecord;
  readonly mail: Mail;
  readonly purpose: Purpose;
  readonly onClose: () => void;
}

const fields: Readonly<Record<string, Field>> = {
  to: declare.text({ required: true, max: 254, pattern: 'email' }),
  cc: declare.text({ max: 2000 }),
  subject: declare.text({ required: true, max: mailLimits.subject }),
  body: declare.text({ required: true, isMultiline: true, max: mailLimits.body }),
};

/** A mail about a record of finance, to be changed and sent. */
export function MailForm({ of, mail, purpose, onClose }: MailFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const { kind, route, draft: place, words } = purposes[purpose];
  const invalidate = useInvalidate();
  // One mail a dialog, whatever is corrected after an answer that was lost.
  const [key] = useState(() => uuid());
  const [{ to, cc, subject, body }] = useState(mail);
  const given = useMemo(() => ({ to, cc: cc.join(', '), subject, body }), [to, cc, subject, body]);
  const send = async (values: Record<string, unknown>) => {
    const sent = { ...values, cc: addressesIn(values['cc']) } as SendBody;
    try {
      const headers = { 'idempotency-key': key };
      const { isSending } = await client.ask(route, { params: { id: of.id }, body: sent, headers });
      if (isSending) notify(`${words}.sent`);
      else notify('app.payments.sending.kept', { type: 'warning' });
    } catch (error) {
      throw aboutInputs(error, translate);
    } finally {
      // An answer may be lost whose mail was sent.
      for (const entity of [kind, 'contractAmount', 'contract']) void invalidate(entity);
    }
  };
  const { form, draft, failure, isSaving, submit, onKeyDown } = useRecordForm({
    place: `${place}.${of.id}`,
    fields,
    record: null,
    given,
    isWhole: true,
    save: send,
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={translate(`${words}.send`)}
        submitLabel={translate('app.payments.sending.submit')}
        failure={failure}
        isBusy={isSaving}
        onSubmit={submit}
        onClose={onClose}
      >
        <DraftBar offer={draft} />
        {purpose === 'remind' && mail.remindedAt != null && (
          <Box sx={{ color: 'ink2' }}>
            {translate('app.payments.reminding.last')} <Moment at={mail.remindedAt} />
          </Box>
        )}
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              resource={kind}
              name={name}
              field={field}
              label={translate(`app.payments.sending.fields.${name}`)}
              prefix=""
              record={null}
            />
          ))}
        </Box>
        {mail.attachment !== null && <AttachedPdf of={of} purpose={purpose} filename={mail.attachment} />}
      </FormDialog>
    </FormProvider>
  );
}
