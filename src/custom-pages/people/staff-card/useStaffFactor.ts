import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { CallAnswer } from '../../../../schema/calls.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Returns the second factor of a staff member, for admins, refetched when the record changes, and its reset. */
export function useStaffFactor({ id, version, displayName }: WireRecord) {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const isAdmin = passesFeatureChecks(useActor());
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['staff', 'factor', id, version];
  const { data: factor } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /user/v1/staff/{id}/second-factor', { params: { id }, signal }),
    enabled: isAdmin,
    // What is known stays while the record's next version is asked about.
    placeholderData: (former) => former,
  });
  const reset = async () => {
    setBusy(true);
    try {
      await client.ask('POST /user/v1/auth/reset-2fa', { body: { userId: id } });
      queryClient.setQueryData<CallAnswer<'GET /user/v1/staff/{id}/second-factor'>>(queryKey, {
        isOn: false,
        canReset: false,
      });
      notify('app.staff.card.factorReset', { type: 'success', messageArgs: { name: String(displayName) } });
      await invalidate('staff');
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return { factor, isBusy, reset };
}
