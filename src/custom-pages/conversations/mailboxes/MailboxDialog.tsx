import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Mailbox } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import {
  mailboxDaysLimit,
  mailboxSecurities,
  type MailboxSecurity,
} from '../../../../schema/areas/conversations/mail.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { hostsOf, portOf } from './hostsOf.ts';

interface MailboxDialogProps {
  /** Null for a new one. */
  readonly mailbox: Mailbox | null;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Days back from which mail can be read. */
const spans = [0, 30, 90, mailboxDaysLimit] as const;

/** Form of a mailbox: address, server, credentials, and from when its mail is kept. */
export function MailboxDialog({ mailbox, onDone, onClose }: MailboxDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const actor = useActor();
  const words = (key: string, options?: object) => translate(`app.mailboxes.${key}`, options);
  const [security, setSecurity] = useState<MailboxSecurity>(mailbox?.security ?? 'TLS');
  const [days, setDays] = useState<number>(30);
  const [isShared, setShared] = useState(actor.staffId === null);
  const { values, change, field, frame } = useSmallForm(
    {
      address: mailbox?.address ?? '',
      host: mailbox?.host ?? '',
      port: String(mailbox?.port ?? portOf.TLS),
      username: mailbox?.username ?? '',
      password: '',
    },
    async ({ address, host, port, username, password }) => {
      const place = { host, port: Number(port), security, username, password };
      try {
        if (mailbox === null)
          await client.ask('POST /client/v1/mailboxes', { body: { address, ...place, days, isShared } });
        else await client.ask('PUT /client/v1/mailboxes/{id}', { params: { id: mailbox.id }, body: place });
      } finally {
        void onDone();
      }
      notify(mailbox === null ? 'app.mailboxes.added' : 'app.mailboxes.changed', { messageArgs: { address } });
      onClose();
      return false;
    },
  );
  const changeAddress = (address: string) => {
    const [former, guessed] = [hostsOf(values.address), hostsOf(address)];
    change('address')(address);
    if (values.username === '' || values.username === values.address) change('username')(address);
    // What was typed by hand stays.
    if (guessed && (values.host === '' || values.host === former?.host)) change('host')(guessed.host);
  };
  const host = values.host.toLowerCase();
  const help = ['gmail', 'office365', 'mail.me', 'yahoo'].find((name) => host.includes(name));
  return (
    <FormDialog
      title={mailbox === null ? words('add') : words('edit')}
      submitLabel={mailbox === null ? words('connect') : translate('app.actions.save')}
      {...frame}
      onClose={onClose}
    >
      {mailbox === null && (
        <LabelledField
          {...field('address')}
          id="mailbox-address"
          type="email"
          autoComplete="email"
          label={words('fields.address')}
          onChange={changeAddress}
          hasFocus
        />
      )}
      <Box sx={{ display: 'grid', alignItems: 'start', gap: 2, gridTemplateColumns: '1fr 88px' }}>
        <LabelledField {...field('host')} id="mailbox-host" autoComplete="off" label={words('fields.host')} />
        <LabelledField
          {...field('port')}
          id="mailbox-port"
          autoComplete="off"
          isNumeric
          label={words('fields.port')}
          onChange={(port) => change('port')(port.replace(/\D/gu, '').slice(0, 5))}
        />
      </Box>
      <PlainChoice
        label={words('fields.security')}
        value={security}
        choices={mailboxSecurities.map((one) => ({ value: one, label: words(`securities.${one}`) }))}
        onChange={(value) => {
          const chosen = mailboxSecurities.find((one) => one === value) ?? 'TLS';
          if (Number(values.port) === portOf[security]) change('port')(String(portOf[chosen]));
          setSecurity(chosen);
        }}
      />
      <LabelledField {...field('username')} id="mailbox-username" autoComplete="off" label={words('fields.username')} />
      <PasswordField
        {...field('password')}
        id="mailbox-password"
        autoComplete="off"
        label={words('fields.password')}
        hint={words(`passwordHints.${help?.replace('.', '') ?? 'other'}`)}
      />
      {mailbox === null && (
        <PlainChoice
          label={words('fields.days')}
          value={String(days)}
          choices={spans.map((one) => ({
            value: String(one),
            label: words(one === 0 ? 'fromNow' : 'daysBack', { smart_count: one }),
          }))}
          onChange={(value) => setDays(Number(value))}
        />
      )}
      {mailbox === null && passesFeatureChecks(actor) && (
        <FormControlLabel
          label={words('isShared')}
          control={
            <Checkbox
              size="small"
              checked={isShared}
              disabled={actor.staffId === null}
              onChange={({ target }) => setShared(target.checked)}
            />
          }
        />
      )}
    </FormDialog>
  );
}
