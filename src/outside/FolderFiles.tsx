import Box from '@mui/material/Box';
import type { SharedItem } from '../../schema/areas/files/calls/shares.ts';
import { typeOfMediaCodes } from '../../schema/media.ts';
import { FileRow } from './FileRow.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import { sharedMedia } from './sharedMedia.ts';

interface FolderFilesProps {
  /** Names of the folders, between slashes; empty for what was shared by itself. */
  readonly folder: string;
  readonly files: readonly SharedItem[];
  readonly grant: string;
  readonly onShow: (id: string) => void;
  readonly onDownload?: (item: SharedItem) => void;
}

const seen: readonly number[] = [typeOfMediaCodes.image, typeOfMediaCodes.video];
const isSeen = ({ typeOfMedia, sizes }: SharedItem) => seen.includes(typeOfMedia) && sizes.length > 0;

/** The files of one folder: pictures and videos in rows of one height, then recordings and documents. */
export function FolderFiles({ folder, files, grant, onShow, onDownload }: FolderFilesProps) {
  const pictures = files.filter(isSeen);
  const others = files.filter((item) => !isSeen(item));
  const given = (item: SharedItem) => ({
    media: sharedMedia(item, grant),
    ...(onDownload && { onDownload: () => onDownload(item) }),
  });
  return (
    <Box component="section" sx={{ mb: 4 }} aria-label={folder === '' ? undefined : folder}>
      {folder !== '' && (
        <Box component="h2" dir="auto" sx={{ m: '0 0 12px', fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {folder.replaceAll('/', ' / ')}
        </Box>
      )}
      {pictures.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            mb: others.length > 0 ? 3 : 0,
            p: 0,
            listStyle: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 1, sm: 1.5 },
            '--row': { xs: '112px', sm: '240px' },
            // What is left of the last row stays empty instead of stretching its pictures.
            '&::after': { content: '""', flex: '100000 0 0px' },
          }}
        >
          {pictures.map((item) => (
            <GalleryTile key={item.id} {...given(item)} onShow={() => onShow(item.id)} />
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            borderTop: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {others.map((item) => (
            <FileRow key={item.id} {...given(item)} />
          ))}
        </Box>
      )}
    </Box>
  );
}
