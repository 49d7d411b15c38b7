import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { UploadItem } from '../../../../dataProvider/uploads/uploads.ts';
import { CloseIcon, WarningIcon } from '../../../../theme/icons/actions.tsx';
import { RetryIcon } from '../../../../widgets/icons.tsx';
import { failureOf } from '../../../../widgets/upload/failureOf.ts';
import { UploadBar } from '../../../../widgets/upload/UploadBar.tsx';
import { TileFrame, TileName, TileWords } from './TileFrame.tsx';

interface UploadTileProps {
  readonly of: UploadItem;
  readonly ratio: string;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file on its way into a gallery: how far it is, or why it failed. */
export function UploadTile({ of, ratio, onRetry, onRemove }: UploadTileProps) {
  const translate = useTranslate();
  const { name, status, percent, error } = of;
  const isFailed = status === 'error';
  const label = translate(isFailed ? 'app.uploads.remove' : 'app.uploads.cancel', { name });
  return (
    <TileFrame
      ratio={ratio}
      foot={
        <>
          <TileName>{name}</TileName>
          {isFailed && (
            <IconButton
              size="small"
              title={translate('app.uploads.retry', { name })}
              aria-label={translate('app.uploads.retry', { name })}
              onClick={onRetry}
            >
              <RetryIcon sx={{ fontSize: 15 }} />
            </IconButton>
          )}
          <IconButton size="small" title={label} aria-label={label} onClick={onRemove}>
            <CloseIcon sx={{ fontSize: 15 }} />
          </IconButton>
        </>
      }
    >
      {isFailed ? (
        <TileWords icon={<WarningIcon sx={{ color: 'status.bad.fg' }} />}>{failureOf(error, translate)}</TileWords>
      ) : (
        <TileWords>
          <Box sx={{ width: '70%' }}>
            <UploadBar label={translate('app.uploads.progress', { name })} percent={status === 'idle' ? 0 : percent} />
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {status === 'idle'
              ? translate('app.uploads.waiting')
              : translate(percent >= 100 ? 'app.uploads.processing' : 'app.uploads.percent', { percent })}
          </Box>
        </TileWords>
      )}
    </TileFrame>
  );
}
