import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useLate } from '../../../../widgets/late/useLate.tsx';

const loadRestore = async () => (await import('../../../writing/useRestore.ts')).useRestore;

/** Brings the deleted record of a row back. */
export function RestoreButton({ resource, record, name }: { resource: string; record: WireRecord; name: string }) {
  const translate = useTranslate();
  const [restore, restorer] = useLate(loadRestore, resource);
  const [isWorking, setWorking] = useState(false);
  return (
    <>
      <Button
        size="small"
        loading={isWorking}
        aria-label={translate('app.views.record.restoreOne', { name })}
        onClick={() => {
          setWorking(true);
          void restore(record.id, record.version, name).finally(() => setWorking(false));
        }}
      >
        {translate('app.actions.restore')}
      </Button>
      {restorer}
    </>
  );
}
