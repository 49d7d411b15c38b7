import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../notice/useFailureNotice.ts';

/** Changes the time zone of the signed-in person; all displayed times follow. Errors are shown in a notice. */
export function useChooseZone() {
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (timezoneId: string) => {
    setChosen(timezoneId);
    try {
      await client.ask('PUT /user/v1/auth/time-zone', { body: { timezoneId } });
      await session.catchUp();
      await queryClient.invalidateQueries();
      notify('app.shell.zoneChosen', { type: 'success', messageArgs: { zone: timezoneId.replaceAll('_', ' ') } });
    } catch (error) {
      complain(error);
    }
    setChosen(null);
  };
  return {
    /** The one that is being kept. */
    chosen,
    choose: (timezoneId: string) => void choose(timezoneId),
  };
}
