import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { NewSecret, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/**
 * Actions on a webhook besides its form.
 * @param forget refetches what they change
 */
export function useWebhookSteps(forget: () => Promise<unknown>) {
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [testing, setTesting] = useState<readonly string[]>([]);
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      await forget();
    }
  };
  const say = (key: string, name: string) => notify(`app.webhooks.${key}`, { messageArgs: { name } });

  return {
    /** Returns true while a test event of the webhook is being sent. */
    isTesting: (id: string) => testing.includes(id),
    turn: async ({ id, name }: Webhook, isActive: boolean) => {
      const params = { id };
      const turned = await attempt(() => client.ask('PUT /client/v1/webhooks/{id}', { params, body: { isActive } }));
      if (turned) say(isActive ? 'turnedOn' : 'turnedOff', name);
    },
    remove: async ({ id, name }: Webhook) => {
      if (await attempt(() => client.ask('DELETE /client/v1/webhooks/{id}', { params: { id } }))) say('deleted', name);
    },
    rotate: ({ id }: Webhook): Promise<NewSecret | undefined> =>
      attempt(() => client.ask('POST /client/v1/webhooks/{id}/rotate', { params: { id } })),
    test: async ({ id, name }: Webhook) => {
      setTesting((now) => [...now, id]);
      const sent = await attempt(() => client.ask('POST /client/v1/webhooks/{id}/test', { params: { id } }));
      setTesting((now) => now.filter((one) => one !== id));
      if (sent) say('tested', name);
    },
    resend: async (id: string, deliveryId: string) => {
      const params = { id, deliveryId };
      await attempt(() => client.ask('POST /client/v1/webhooks/{id}/deliveries/{deliveryId}/resend', { params }));
    },
  };
}
