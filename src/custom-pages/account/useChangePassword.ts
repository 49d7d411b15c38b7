import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { authRoutes } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { isOutOfReach, refusalOf, wordsOf } from '../../dataProvider/refusal.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const empty: Passwords = { currentPassword: '', newPassword: '' };

/** What the form of another password holds and does. The server's faults stand under their fields, others above the form. */
export function useChangePassword(onChanged: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Partial<Passwords>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    const told = (refusal?.details ?? []).filter(({ field }) => Object.hasOwn(empty, field));
    setFaults(Object.fromEntries(told.map((detail) => [detail.field, wordsOf(detail, translate)])));
    if (told.length > 0) return;
    const said = (refusal && wordsOf(refusal, translate)) || translate('rules.unknownError');
    setFailure(isOutOfReach(error) ? translate('app.signIn.unreachable') : said);
  };

  const submit = async () => {
    if (isBusy) return;
    setFailure(undefined);
    const missing = (Object.keys(empty) as (keyof Passwords)[]).filter((name) => values[name] === '');
    setFaults(Object.fromEntries(missing.map((name) => [name, translate('rules.required')])));
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await client.call({ ...authRoutes.changePassword, body: { ...values } });
      setValues(empty);
      notify('app.account.changed', { type: 'success' });
      onChanged();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  const change = (name: keyof Passwords) => (value: string) => {
    setValues((former) => ({ ...former, [name]: value }));
    setFaults((former) => ({ ...former, [name]: undefined }));
  };
  return { values, change, faults, failure, isBusy, submit };
}
