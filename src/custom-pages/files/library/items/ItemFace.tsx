import Box from '@mui/material/Box';
import { typeOfMediaCodes } from '../../../../../schema/media.ts';
import { PlayIcon } from '../../../../widgets/icons.tsx';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { FolderIcon } from '../../../../theme/icons/files.tsx';
import { isFolder, renamedParts } from './itemFacts.ts';

const isPlayed = ({ media }: LibraryItem) =>
  media?.typeOfMedia === typeOfMediaCodes.video || media?.typeOfMedia === typeOfMediaCodes.audio;

/** Returns the pictures of an item; none of a sensitive one, which is looked at only by opening it. */
const picturesOf = ({ media, isSensitive }: LibraryItem) => (isSensitive ? null : media);

/** Small square before a name: the picture of a file, else its extension; a folder's icon. */
export function SmallFace({ of }: { readonly of: LibraryItem }) {
  const thumbnail = picturesOf(of)?.thumbnail;
  const extension = renamedParts(of)[1].slice(1, 5);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        width: { xs: 36, sm: 24 },
        height: { xs: 36, sm: 24 },
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '4px',
        bgcolor: isFolder(of) ? 'transparent' : 'status.mute.bg',
        color: isFolder(of) ? 'primary.main' : 'ink2',
        fontSize: 8,
        fontWeight: 640,
        textTransform: 'uppercase',
      }}
    >
      {isFolder(of) && <FolderIcon sx={{ fontSize: 18 }} />}
      {thumbnail && (
        <Box
          component="img"
          src={thumbnail}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {!isFolder(of) && !thumbnail && (isPlayed(of) ? <PlayIcon sx={{ fontSize: 13 }} /> : extension)}
    </Box>
  );
}

/** The upper part of a tile: the picture of a file, else its extension. 4 by 3. */
export function LargeFace({ of, isLow = false }: { readonly of: LibraryItem; readonly isLow?: boolean }) {
  const pictures = picturesOf(of);
  const picture = pictures?.cdnSmall ?? pictures?.thumbnail;
  const extension = renamedParts(of)[1].slice(1, 6);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        ...(isLow ? { height: 120 } : { aspectRatio: '4 / 3' }),
        overflow: 'hidden',
        borderRadius: '7px 7px 0 0',
        bgcolor: 'status.mute.bg',
        color: 'ink2',
        fontSize: 15,
        fontWeight: 620,
        letterSpacing: '0.04em',
        textTransform: 'uppercase',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        !isPlayed(of) && extension
      )}
      {isPlayed(of) && (
        <Box
          component="span"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            borderRadius: '50%',
            bgcolor: 'rgb(0 0 0 / 0.55)',
            color: 'common.white',
          }}
        >
          <PlayIcon sx={{ fontSize: 16 }} />
        </Box>
      )}
    </Box>
  );
}
