import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../../authProvider/SessionContext.ts';
import { authRoutes, type SignedInAnswer } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { isOutOfReach, refusalOf, wordsOf } from '../../dataProvider/refusal.ts';

interface Values {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

type Faults = Partial<Values>;
const empty: Values = { displayName: '', email: '', password: '' };

/** What the form holds and does. The server's faults stand under their fields, anything else above the form. */
export function useFirstAdmin() {
  const translate = useTranslate();
  const client = useClient();
  const session = useSession();
  const { token = '' } = useParams();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
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
    const missing = (Object.keys(empty) as (keyof Values)[]).filter((name) => values[name].trim() === '');
    setFaults(Object.fromEntries(missing.map((name) => [name, translate('rules.required')])));
    if (missing.length > 0) return;
    setBusy(true);
    try {
      session.accept(await client.call<SignedInAnswer>({ ...authRoutes.setup, body: { token, ...values } }));
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };

  const change = (name: keyof Values) => (value: string) => {
    setValues((former) => ({ ...former, [name]: value }));
    setFaults((former) => ({ ...former, [name]: undefined }));
  };
  return { values, change, faults, failure, isBusy, submit };
}
