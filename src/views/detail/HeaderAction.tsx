import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import type { RecordAction } from '../resourceView.ts';

interface HeaderActionProps {
  readonly action: Pick<RecordAction, 'icon' | 'label'>;
  /** Reason why it cannot be done yet, in words; shown instead of the action. */
  readonly lack?: string | undefined;
  readonly onAct: () => void;
}

const faint = { opacity: 0.45, cursor: 'default' } as const;

/** A further action on a record's page: in words, on a phone as its icon. */
export function HeaderAction({ action, lack, onAct }: HeaderActionProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { icon: Icon, label } = action;
  const isClosed = lack !== undefined;
  // It keeps the focus, so that what it says is read as well.
  const about = { 'aria-disabled': isClosed, onClick: () => !isClosed && onAct(), ...(isClosed && { sx: faint }) };
  if (!isNarrow) {
    return (
      <Tooltip describeChild title={lack ?? ''}>
        <Button startIcon={<Icon style={{ fontSize: 14 }} />} {...about}>
          {translate(label)}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Tooltip title={isClosed ? `${translate(label)}: ${lack}` : translate(label)}>
      <IconButton {...about}>
        <Icon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}
