import { useNotify } from 'ra-core';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Returns state and actions of the form for another password. */
export function useChangePassword(onChanged: () => void) {
  const notify = useNotify();
  const client = useClient();
  return useSmallForm(empty, async (values) => {
    await client.ask('PUT /user/v1/auth/change-password', { body: { ...values } });
    notify('app.account.changed', { type: 'success' });
    onChanged();
    return true;
  });
}
