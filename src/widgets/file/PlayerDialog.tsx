import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Media } from '../../../schema/media.ts';
import { uploadPollInterval } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';

interface PlayerDialogProps {
  readonly of: Media;
  readonly as: 'video' | 'audio';
  readonly onClose: () => void;
}

/** Returns the state of a recording: available, still being processed, not playable here, or missing. */
function useStanding(of: Media) {
  const client = useClient();
  const [isBroken, setBroken] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['media', of.id],
    queryFn: ({ signal }) => client.ask('GET /media/v1/{id}', { params: { id: of.id }, signal }),
    initialData: of,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isProcessing && !state.error ? uploadPollInterval : false),
  });
  const isMissing = refusalOf(error)?.status === 404 || (data.cdnOrigin === null && !data.isProcessing);
  const standing = isMissing ? 'missing' : data.isProcessing ? 'processing' : isBroken ? 'unplayable' : 'ready';
  return { media: data, standing, onError: () => setBroken(true) } as const;
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
