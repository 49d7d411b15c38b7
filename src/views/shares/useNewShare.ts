import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Share } from '../../../schema/areas/files/calls/shares.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import { useIdempotencyKey } from '../../dataProvider/useIdempotencyKey.ts';
import { saidOf } from '../../widgets/notice/saidOf.ts';
import { addressesIn, bodyFrom, usualTerms, type ShareTerms } from './terms.ts';
import { useSharesAgain } from './useShares.ts';

/** The form of a new share: what is typed, what is wrong, and what was made. */
export function useNewShare(keys: readonly string[], asksSensitive: boolean) {
  const translate = useTranslate();
  const client = useClient();
  const keyOf = useIdempotencyKey();
  const again = useSharesAgain();
  const [begun] = useState(Date.now);
  const [terms, setTerms] = useState<ShareTerms>(usualTerms);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [asks, setAsks] = useState(asksSensitive);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Share | null>(null);

  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.key === 'sensitiveUnconfirmed') return setAsks(true);
    const details = refusal?.details ?? [];
    setFaults(Object.fromEntries(details.map((one) => [one.field.split('.')[0] ?? '', wordsOf(one, translate)])));
    if (details.length === 0) setFailure(saidOf(error, translate));
  };
  const submit = async () => {
    setFailure(undefined);
    setFaults({});
    if (terms.way === 'mail' && addressesIn(terms.emails).length === 0) {
      setFaults({ emails: translate('rules.required') });
      return;
    }
    const body = bodyFrom(keys, terms, begun);
    setBusy(true);
    try {
      const headers = { 'idempotency-key': keyOf(body) };
      setMade(await client.ask('POST /media/v1/shares', { body, headers }));
      await again();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    terms,
    change: (change: Partial<ShareTerms>) => setTerms((former) => ({ ...former, ...change })),
    faults,
    failure,
    asks,
    isBusy,
    isPending: asks && !terms.isConfirmed,
    made,
    submit,
  };
}
