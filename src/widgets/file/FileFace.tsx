import Box from '@mui/material/Box';
import { PlayIcon } from '../icons.tsx';

/** On pictures light and dark. */
const overPicture = {
  position: 'absolute',
  fontSize: 15,
  color: 'common.white',
  filter: 'drop-shadow(0 0 2px rgb(0 0 0 / 0.8))',
} as const;

/** Pixels. */
const size = 32;

interface FileFaceProps {
  readonly filename: string;
  readonly thumbnail?: string | null;
  /** True for video and audio. */
  readonly isPlayed?: boolean;
}

/**
 * Small square for a file: its picture, else the extension of its name; media files have a play mark. Hidden from
 * screen readers.
 */
export function FileFace({ filename, thumbnail, isPlayed = false }: FileFaceProps) {
  const ending = /\.([^.]{1,4})$/.exec(filename)?.[1] ?? '';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        position: 'relative',
        width: size,
        height: size,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '6px',
        bgcolor: 'status.mute.bg',
        color: 'ink3',
        fontSize: 9.5,
        fontWeight: 620,
        textTransform: 'uppercase',
      }}
    >
      {thumbnail ? (
        <Box
          component="img"
          src={thumbnail}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        !isPlayed && ending
      )}
      {isPlayed && <PlayIcon sx={thumbnail ? overPicture : { fontSize: 15 }} />}
    </Box>
  );
}
