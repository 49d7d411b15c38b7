import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { HistoryChange } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useRestoreValues } from './useRestoreValues.ts';
import { formerBody } from './formerBody.ts';

/** The write that brings former values back; by default an edit of the record. */
export interface RestoreWith {
  readonly restore?: ((body: Readonly<Record<string, unknown>>) => Promise<unknown>) | undefined;
}

interface RestoreProps extends RestoreWith {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Changes of the write. */
  readonly changes: readonly HistoryChange[];
}

/** The button of a line of a history that brings back the values from before it; absent if the record has them. */
export function Restore({ entity, record, changes, restore: given }: RestoreProps) {
  const translate = useTranslate();
  const usual = useRestoreValues(entity);
  const complain = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const body = formerBody(entity, record, changes);
  if (Object.keys(body).length === 0) return null;
  const press = async () => {
    setBusy(true);
    try {
      await (given ? given(body) : usual(record, body));
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void press()} sx={{ mt: 0.5 }}>
      {translate('app.views.history.bringBack')}
    </Button>
  );
}
