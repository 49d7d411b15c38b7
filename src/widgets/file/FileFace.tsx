import Box from '@mui/material/Box';

/** Pixels. */
const size = 32;

/** A small square for a file: its picture where it has one, else the ending of its name. It says nothing to a screen reader. */
export function FileFace({ filename, thumbnail }: { filename: string; thumbnail?: string | null }) {
  const ending = /\.([^.]{1,4})$/.exec(filename)?.[1] ?? '';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
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
        ending
      )}
    </Box>
  );
}
