import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useIsMailSent } from '../../../widgets/mail/useIsMailSent.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Action on an account: the last part of its route. */
export type AccountStep = 'invite' | 'suspend' | 'reactivate';

const done: Readonly<Record<AccountStep, string>> = {
  invite: 'app.staff.card.invited',
  suspend: 'app.staff.card.suspended',
  reactivate: 'app.staff.card.reactivated',
};

/** Returns the account of a staff record, refetched when the record changes, and its actions. */
export function useStaffAccount({ id, version, displayName, email }: WireRecord) {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const isMailSent = useIsMailSent();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['staff', 'account', id, version];
  const { data: account } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /user/v1/staff/{id}/account', { params: { id }, signal }),
    // What is known stays while the record's next version is asked about.
    placeholderData: (former) => former,
  });
  const take = async (step: AccountStep) => {
    setBusy(true);
    try {
      const next = await client.ask(`POST /user/v1/staff/{id}/${step}`, { params: { id }, body: {} });
      queryClient.setQueryData(queryKey, next);
      const word = step === 'invite' && isMailSent === false ? 'app.staff.card.inviteKept' : done[step];
      notify(word, { type: 'success', messageArgs: { name: String(displayName), email: String(email) } });
      await invalidate('staff');
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return { account, isBusy, take };
}
