import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { ContractBar } from './ContractBar.tsx';

/** The end after the next renewal of a contract that is renewed by hand, and the way to renew it now. */
export function NextTerm({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const [isRenewing, setRenewing] = useState(false);
  const { nextEndsOn, renewal } = record;
  if (renewal !== 'MANUAL' || typeof nextEndsOn !== 'string' || !permissionsOf(record).canUpdate) return null;
  const day = formatDay(nextEndsOn, language);
  const renew = async () => {
    setRenewing(true);
    try {
      await client.ask('POST /client/v1/contracts/{id}/renew', {
        params: { id: record.id },
        body: { version: record.version },
      });
      notify('app.contracts.renewed', { messageArgs: { day } });
    } catch (error) {
      complain(error);
    }
    await invalidate(contract.name);
    setRenewing(false);
  };
  return (
    <ContractBar lead={translate('app.contracts.byHand', { day })}>
      <Button onClick={() => void renew()} disabled={isRenewing}>
        {translate('app.contracts.renew')}
      </Button>
    </ContractBar>
  );
}
