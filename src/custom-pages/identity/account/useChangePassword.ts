import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Returns state and actions of the form for another password, and after a change how many API keys still work. */
export function useChangePassword(onChanged: () => void) {
  const notify = useNotify();
  const client = useClient();
  const [keptKeys, setKeptKeys] = useState(0);
  const form = useSmallForm(empty, async (values) => {
    const changed = await client.ask('PUT /user/v1/auth/change-password', { body: { ...values } });
    setKeptKeys(changed.keptKeys);
    notify('app.account.changed', { type: 'success' });
    onChanged();
    return true;
  });
  return { ...form, keptKeys };
}
