import { useState } from 'react';
import type { CallAnswer } from '../../../../schema/calls.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';

interface Sent extends CallAnswer<'POST /user/v1/auth/forgot-password'> {
  /** As it was entered. */
  readonly email: string;
}

/** Returns state and actions of the form of a forgotten password; `sent` once the server has accepted it. */
export function useForgotPassword() {
  const client = useClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useSmallForm({ email: '' }, async ({ email: given }) => {
    const email = given.trim();
    setSent({ ...(await client.ask('POST /user/v1/auth/forgot-password', { body: { email } })), email });
    return false;
  });
  return { ...form, sent, again: () => setSent(null) };
}
