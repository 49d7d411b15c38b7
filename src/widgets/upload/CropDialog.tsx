import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { failureGaps } from '../../../schema/media.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { TurnIcon } from '../icons.tsx';
import { cropPicture } from './cropPicture.ts';

interface CropDialogProps {
  readonly file: File;
  /** Gets what was cut out. */
  readonly onCropped: (file: File) => void;
  readonly onClose: () => void;
}

/** Maximum zoom. */
const closest = 4;
/** Pixels that an arrow key moves the picture by. */
const keyStep = 4;

/** Crops a picture to a round avatar, moved by pointer, fingers or arrow keys. */
export function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [source] = useState(() => URL.createObjectURL(file));
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [farthest, setFarthest] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(source), [source]);

  const fail = () => {
    notify('rules.imageUnreadable', { type: 'error', messageArgs: failureGaps });
    onClose();
  };
  // A logo that is wider than high has to fit whole.
  const measure = ({ naturalWidth, naturalHeight }: MediaSize) =>
    setFarthest(Math.min(naturalWidth, naturalHeight) / Math.max(naturalWidth, naturalHeight));
  const apply = () => {
    if (!area) return;
    setBusy(true);
    cropPicture(source, file, area, degrees).then(onCropped, fail);
  };
  const turnLabel = translate('app.uploads.crop.rotate');
  return (
    <DialogFrame
      title={translate('app.uploads.crop.title')}
      onClose={onClose}
      onSubmit={apply}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={!area || isBusy}>
            {translate('app.uploads.crop.apply')}
          </Button>
        </>
      }
    >
      <Box>{translate('app.uploads.crop.lead')}</Box>
      <Box sx={{ position: 'relative', height: { xs: '50dvh', md: 300 }, borderRadius: '8px', overflow: 'hidden' }}>
        <Cropper
          image={source}
          crop={place}
          zoom={zoom}
          rotation={degrees}
          aspect={1}
          cropShape="round"
          showGrid={false}
          minZoom={farthest}
          maxZoom={closest}
          restrictPosition={zoom >= 1}
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': translate('app.uploads.crop.area'), role: 'group' }}
          mediaProps={{ alt: '', onError: fail }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onMediaLoaded={measure}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Slider
          size="small"
          aria-label={translate('app.uploads.crop.zoom')}
          min={farthest}
          max={closest}
          step={0.01}
          value={zoom}
          onChange={(_event, value) => setZoom(value)}
        />
        <Tooltip title={turnLabel}>
          <IconButton aria-label={turnLabel} onClick={() => setDegrees((degrees + 270) % 360)}>
            <TurnIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      </Box>
    </DialogFrame>
  );
}
