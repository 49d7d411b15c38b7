import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NewSecret, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { webhooksLimit } from '../../../../schema/areas/settings/webhooks.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { ForAdmins } from '../../../widgets/states/SettingsClosed.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { useWebhookSteps } from './useWebhookSteps.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow, type WebhookTask } from './WebhookRow.tsx';

type Task =
  | { readonly type: 'form'; readonly webhook: Webhook | null }
  | { readonly type: 'secret'; readonly made: NewSecret; readonly isRotated: boolean }
  | { readonly type: 'ask'; readonly what: 'rotate' | 'delete'; readonly webhook: Webhook };

/** Webhooks of an agency, for its admins: addresses that get an event after each write, and their deliveries. */
export function WebhooksPage() {
  return (
    <ForAdmins>
      <Webhooks />
    </ForAdmins>
  );
}

function Webhooks() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const [task, setTask] = useState<Task | null>(null);
  const { rows, error, retry, forget } = useWebhooks();
  const steps = useWebhookSteps(forget);
  const words = (key: string, options?: object) => translate(`app.webhooks.${key}`, options);
  const open = rows?.find(({ id }) => id === search.get('webhook'));
  const isFull = (rows?.length ?? 0) >= webhooksLimit;
  const act = (webhook: Webhook) => (asked: WebhookTask) => {
    if (asked === 'edit') setTask({ type: 'form', webhook });
    else if (asked === 'test') void steps.test(webhook);
    else if (asked === 'turn') void steps.turn(webhook, !webhook.isActive);
    else setTask({ type: 'ask', what: asked, webhook });
  };
  const decide = async ({ what, webhook }: Extract<Task, { type: 'ask' }>, isYes: boolean) => {
    setTask(null);
    if (isYes && what === 'delete') await steps.remove(webhook);
    const made = isYes && what === 'rotate' ? await steps.rotate(webhook) : undefined;
    if (made) setTask({ type: 'secret', made, isRotated: true });
  };
  const add = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<AddIcon />}
      disabled={isFull}
      onClick={() => setTask({ type: 'form', webhook: null })}
    >
      {words('add')}
    </Button>
  );
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      {open ? (
        <DeliveryLog
          key={open.id}
          webhook={open}
          isTesting={steps.isTesting(open.id)}
          onTask={act(open)}
          onResend={(id) => steps.resend(open.id, id)}
        />
      ) : (
        <>
          <SimpleListHead lead={words(isFull ? 'fullLead' : 'lead', { max: webhooksLimit })}>
            {rows?.length !== 0 && add}
          </SimpleListHead>
          <SimpleList
            label={words('title')}
            rows={rows}
            error={error}
            retry={retry}
            hasMore={false}
            isLoadingMore={false}
            loadMore={() => undefined}
            empty={
              <Message icon={EmptyIcon} title={words('none')} lead={words('noneLead')}>
                {add}
              </Message>
            }
          >
            {(webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                isTesting={steps.isTesting(webhook.id)}
                onTask={act(webhook)}
              />
            )}
          </SimpleList>
        </>
      )}
      {task?.type === 'form' && (
        <WebhookDialog
          webhook={task.webhook}
          onDone={forget}
          onSecret={(made) => setTask({ type: 'secret', made, isRotated: false })}
          onClose={() => setTask(null)}
        />
      )}
      {task?.type === 'secret' && (
        <SecretDialog secret={task.made.secret} isRotated={task.isRotated} onClose={() => setTask(null)} />
      )}
      {task?.type === 'ask' && (
        <YesNoDialog
          isOpen
          title={words(`${task.what}Title`, { name: task.webhook.name })}
          question={words(`${task.what}Question`)}
          onDecide={(isYes) => void decide(task, isYes)}
        />
      )}
    </Box>
  );
}
