import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import type { RecordAction } from '../resourceView.ts';

/** A further action on a record's page: in words, on a phone as its icon. */
export function HeaderAction({ action, onAct }: { action: Pick<RecordAction, 'icon' | 'label'>; onAct: () => void }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { icon: Icon, label } = action;
  if (!isNarrow) {
    return (
      <Button startIcon={<Icon style={{ fontSize: 14 }} />} onClick={onAct}>
        {translate(label)}
      </Button>
    );
  }
  return (
    <Tooltip title={translate(label)}>
      <IconButton onClick={onAct}>
        <Icon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}
