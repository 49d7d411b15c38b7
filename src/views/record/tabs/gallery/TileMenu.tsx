import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { Media } from '../../../../../schema/media.ts';
import { MoreMenu } from '../../../../widgets/more/MoreMenu.tsx';

interface TileMenuProps {
  readonly of: Media;
  /** Label of making it the picture of its record; absent where that cannot be. */
  readonly faceLabel?: string | undefined;
  readonly onFace: () => void;
  /** Moves it by one place; null where there is none, or for readers. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
  /** Files it in the library; null where that cannot be. */
  readonly onFile: (() => void) | null;
  /** Null for readers. */
  readonly onRemove: (() => void) | null;
}

/** Menu of a file in a gallery. Readers have the download. */
export function TileMenu({ of, faceLabel, onFace, onEarlier, onLater, onFile, onRemove }: TileMenuProps) {
  const translate = useTranslate();
  const { cdnOrigin, filename: name } = of;
  if (cdnOrigin === null && onRemove === null) return null;
  return (
    <MoreMenu label={translate('app.media.more', { name })}>
      {(then) => [
        faceLabel !== undefined && (
          <MenuItem key="face" onClick={then(onFace)}>
            {faceLabel}
          </MenuItem>
        ),
        onEarlier && (
          <MenuItem key="earlier" onClick={then(onEarlier)}>
            {translate('app.media.earlier')}
          </MenuItem>
        ),
        onLater && (
          <MenuItem key="later" onClick={then(onLater)}>
            {translate('app.media.later')}
          </MenuItem>
        ),
        cdnOrigin !== null && (
          <MenuItem
            key="download"
            component="a"
            href={`${cdnOrigin}?download=1`}
            download=""
            onClick={then(() => undefined)}
          >
            {translate('app.uploads.player.download')}
          </MenuItem>
        ),
        onFile && (
          <MenuItem key="file" onClick={then(onFile)}>
            {translate('app.library.do.file')}
          </MenuItem>
        ),
        onRemove && (
          <MenuItem key="remove" onClick={then(onRemove)}>
            {translate('app.media.remove')}
          </MenuItem>
        ),
      ]}
    </MoreMenu>
  );
}
