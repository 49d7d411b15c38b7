import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { NewSecret, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { everyEvent } from '../../../../schema/areas/settings/webhooks.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { useUnsavedChanges } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { EventChoice } from './EventChoice.tsx';
import { chosenOf, eventsOf, type ChosenEvents } from './events.ts';

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  /** Refetches the webhooks, also after a failure: the server may have saved it. */
  readonly onDone: () => Promise<unknown>;
  /** Takes the secret of a new one, in place of closing. */
  readonly onSecret: (made: NewSecret) => void;
  readonly onClose: () => void;
}

/** Form of a webhook: name, address and events. */
export function WebhookDialog({ webhook, onDone, onSecret, onClose }: WebhookDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const [chosen, setChosen] = useState<ChosenEvents>(() => chosenOf(webhook?.events ?? [everyEvent]));
  const words = (key: string) => translate(`app.webhooks.${key}`);
  const [isAsked, setAsked] = useState(false);
  const events = eventsOf(chosen);
  const isMissing = events.length === 0;
  const isChosen = JSON.stringify(chosen) !== JSON.stringify(chosenOf(webhook?.events ?? [everyEvent]));
  const change = async ({ id, ...former }: Webhook, name: string, url: string) => {
    const body = {
      ...(name !== former.name && { name }),
      ...(url !== former.url && { url }),
      ...(isChosen && { events }),
    };
    if (Object.keys(body).length === 0) return;
    await client.ask('PUT /client/v1/webhooks/{id}', { params: { id }, body });
    notify('app.webhooks.saved', { messageArgs: { name } });
  };
  const { values, faults, field, frame } = useSmallForm(
    { name: webhook?.name ?? '', url: webhook?.url ?? '' },
    async ({ name, url }) => {
      if (isMissing) return false;
      try {
        if (webhook === null) {
          onSecret(await client.ask('POST /client/v1/webhooks', { body: { name, url, events } }));
        } else {
          await change(webhook, name, url);
          onClose();
        }
      } finally {
        void onDone();
      }
      return false;
    },
    { also: ['events'] },
  );
  useUnsavedChanges(isChosen || values.name !== (webhook?.name ?? '') || values.url !== (webhook?.url ?? ''));
  return (
    <FormDialog
      title={webhook === null ? words('addTitle') : translate('app.titles.edit', { name: webhook.name })}
      submitLabel={webhook === null ? words('add') : translate('app.actions.save')}
      {...frame}
      isChanged={isChosen}
      onSubmit={() => {
        setAsked(true);
        frame.onSubmit();
      }}
      onClose={onClose}
    >
      <LabelledField {...field('name')} id="webhook-name" autoComplete="off" label={words('name')} hasFocus />
      <LabelledField
        {...field('url')}
        id="webhook-url"
        type="url"
        autoComplete="off"
        label={words('url')}
        hint={words('urlHint')}
      />
      <EventChoice
        chosen={chosen}
        onChange={setChosen}
        fault={isAsked && isMissing ? words('chooseOne') : faults.events}
      />
    </FormDialog>
  );
}
