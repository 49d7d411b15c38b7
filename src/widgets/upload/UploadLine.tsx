import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { UploadItem } from '../../dataProvider/uploads/uploads.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import { FileFace } from '../file/FileFace.tsx';
import { RetryIcon } from '../icons.tsx';
import { failureOf } from './failureOf.ts';
import { UploadBar } from './UploadBar.tsx';

interface UploadLineProps {
  readonly of: UploadItem;
  /** Absent for a file that can only be removed. */
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** A file that is uploaded: how far it is, why it failed, and what can be done about it (AB 4). */
export function UploadLine({ of, onRetry, onRemove }: UploadLineProps) {
  const translate = useTranslate();
  const { name, status, percent, response, error } = of;
  const isFailed = status === 'error';
  const isOver = isFailed || status === 'done';
  const words = {
    idle: () => translate('app.uploads.waiting'),
    uploading: () => translate(percent >= 100 ? 'app.uploads.processing' : 'app.uploads.percent', { percent }),
    done: () => translate('app.uploads.done'),
    error: () => failureOf(error, translate),
    removed: () => '',
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, py: 0.75 }}>
      <FileFace filename={name} thumbnail={response?.thumbnail} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        {status === 'uploading' && <UploadBar label={translate('app.uploads.progress', { name })} percent={percent} />}
        <Box sx={{ fontSize: 12, color: isFailed ? 'status.bad.fg' : 'ink3', fontVariantNumeric: 'tabular-nums' }}>
          {words[status]()}
        </Box>
      </Box>
      {isFailed && onRetry && (
        <Action label={translate('app.uploads.retry', { name })} onClick={onRetry}>
          <RetryIcon sx={{ fontSize: 15 }} />
        </Action>
      )}
      <Action label={translate(isOver ? 'app.uploads.remove' : 'app.uploads.cancel', { name })} onClick={onRemove}>
        <CloseIcon sx={{ fontSize: 15 }} />
      </Action>
    </Box>
  );
}
