import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useSharesAgain } from './useShares.ts';

/** Steps of a share. */
export interface ShareSteps {
  readonly isBusy: boolean;
  /** Revokes the link of one recipient, or all of them. */
  readonly revoke: (recipientId?: string) => Promise<void>;
  readonly mail: (recipientId: string, email: string) => Promise<void>;
}

/** Steps of a share; each reads the shares again and says in a notice what it has done, or why not. */
export function useShareSteps(id: string): ShareSteps {
  const client = useClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const again = useSharesAgain();
  const [isBusy, setBusy] = useState(false);
  const take = async (step: () => Promise<unknown>, said: string, options?: object) => {
    setBusy(true);
    try {
      await step();
      await again();
      notify(said, { type: 'success', ...(options && { messageArgs: options }) });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    revoke: (recipientId) =>
      take(
        () =>
          client.ask('POST /media/v1/shares/{id}/revoke', {
            params: { id },
            body: { ...(recipientId !== undefined && { recipientId }) },
          }),
        'app.shares.list.revoked',
      ),
    mail: (recipientId, email) =>
      take(
        () => client.ask('POST /media/v1/shares/{id}/mail', { params: { id }, body: { recipientId } }),
        'app.shares.list.mailedAgain',
        { email },
      ),
  };
}
