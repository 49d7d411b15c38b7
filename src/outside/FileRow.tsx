import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'ra-core';
import { typeOfMediaCodes, type Media } from '../../schema/media.ts';
import { fileSize } from '../widgets/file/fileSize.ts';
import { DownloadButton } from './DownloadButton.tsx';

interface FileRowProps {
  readonly media: Media;
  readonly onDownload?: () => void;
}

/** A recording with its player, or a document: its name, its size, and the ways to it. */
export function FileRow({ media, onDownload }: FileRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { filename: name, url, size, typeOfMedia } = media;
  const isRecording = typeOfMedia === typeOfMediaCodes.audio && url !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 48,
        px: 1.5,
        py: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box dir="auto" sx={{ fontSize: 14, fontWeight: 520, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ fontSize: 12, color: 'ink3' }}>{fileSize(size, locale)}</Box>
      </Box>
      {isRecording && (
        <Box
          component="audio"
          controls
          preload="none"
          src={url}
          aria-label={name}
          sx={{ flex: '1 1 260px', maxWidth: 420, height: 40 }}
        />
      )}
      {!isRecording && url !== null && (
        <Link
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={translate('app.shares.page.openFile', { name })}
          sx={{ py: 1 }}
        >
          {translate('app.shares.page.open')}
        </Link>
      )}
      {onDownload && <DownloadButton name={name} onDownload={onDownload} />}
    </Box>
  );
}
