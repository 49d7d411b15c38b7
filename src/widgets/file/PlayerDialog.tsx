import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Media } from '../../../schema/media.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import { useStanding } from './useStanding.ts';

interface PlayerDialogProps {
  readonly of: Media;
  readonly as: 'video' | 'audio';
  readonly onClose: () => void;
}

/** Once, when it appears: its controls take the keys then. */
const focus = (player: HTMLMediaElement | null) => player?.focus();

/** Plays a video or another recording that is kept here, or says why it cannot be played (AB 8). Escape closes it. */
export function PlayerDialog({ of, as, onClose }: PlayerDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const id = useId();
  const { media, standing, onError } = useStanding(of);
  const isMissing = standing === 'missing';
  const closeLabel = translate('app.actions.close');
  const origin = media.cdnOrigin ?? '';
  const Player = as;
  return (
    <Dialog
      open
      fullWidth
      maxWidth={as === 'video' && standing === 'ready' ? 'md' : 'xs'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {isMissing ? translate('app.uploads.player.sorry') : media.filename}
        </DialogTitle>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      <DialogContent sx={{ color: 'ink2', display: 'grid', gap: 2 }}>
        {standing === 'ready' ? (
          <Box
            component={Player}
            src={origin}
            controls
            preload="metadata"
            aria-label={media.filename}
            {...(as === 'video' && { playsInline: true, poster: media.cdnLarge ?? undefined })}
            ref={focus}
            onError={onError}
            sx={{
              display: 'block',
              width: '100%',
              ...(as === 'video' && { maxHeight: '70vh', borderRadius: '6px', bgcolor: 'common.black' }),
            }}
          />
        ) : (
          <Box role="status">{translate(`app.uploads.player.${standing}.${as}`)}</Box>
        )}
        {standing === 'unplayable' && (
          <div>
            <Button variant="outlined" href={`${origin}?download=1`}>
              {translate('app.uploads.player.download')}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
