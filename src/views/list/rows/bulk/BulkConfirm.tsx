import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { restoreDays } from '../../../../../schema/rules/limits.ts';
import { BulkFrame } from './BulkFrame.tsx';
import { useCounted } from './useCounted.ts';

interface BulkConfirmProps {
  readonly resource: string;
  readonly action: 'delete' | 'restore';
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before many records are deleted or restored, and says what that means. */
export function BulkConfirm({ resource, action, count, onConfirm, onClose }: BulkConfirmProps) {
  const translate = useTranslate();
  const counted = useCounted(resource);
  return (
    <BulkFrame
      title={counted(`${action}Title`, count)}
      onClose={onClose}
      actions={
        <>
          {/* Not the other one: a key that is held down after it opened this would press it too. */}
          <Button autoFocus onClick={onClose}>
            {translate('app.actions.cancel')}
          </Button>
          <Button variant="contained" color={action === 'delete' ? 'error' : 'primary'} onClick={onConfirm}>
            {translate(`app.actions.${action}`)}
          </Button>
        </>
      }
    >
      {counted(`${action}Lead`, count, { days: String(restoreDays) })}
    </BulkFrame>
  );
}
