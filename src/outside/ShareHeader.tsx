import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'ra-core';
import type { OpenedShare } from '../../schema/areas/files/calls/shares.ts';
import { dateWriterOf } from '../../schema/rules/dates/writtenDates.ts';
import { fileSize } from '../widgets/file/fileSize.ts';
import { DownloadIcon } from '../widgets/icons.tsx';

interface ShareHeaderProps {
  readonly share: OpenedShare;
  readonly onDownloadAll?: () => void;
}

/** Head of the page: who shares, with which words, and until when. */
export function ShareHeader({ share, onDownloadAll }: ShareHeaderProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { agencyName, sender, note, expiresAt, mayDownload, downloadsLeft, items } = share;
  const region = navigator.languages.find((one) => one.split('-')[0] === locale) ?? locale;
  const end = dateWriterOf(region, { dateStyle: 'long', timeStyle: 'short' }).write(expiresAt);
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0);
  const facts = [
    translate('app.shares.page.count', { smart_count: items.length }),
    translate('app.shares.page.until', { end }),
    ...(mayDownload && downloadsLeft !== null
      ? [translate('app.shares.page.downloadsLeft', { smart_count: downloadsLeft })]
      : []),
  ];
  return (
    <Box component="header" sx={{ mb: { xs: 3, sm: 4 } }}>
      <Box
        component="h1"
        dir="auto"
        sx={{
          m: 0,
          fontSize: { xs: 24, sm: 30 },
          lineHeight: 1.2,
          fontWeight: 640,
          letterSpacing: '-0.02em',
          overflowWrap: 'anywhere',
        }}
      >
        {agencyName}
      </Box>
      <Box component="p" dir="auto" sx={{ m: '4px 0 0', color: 'ink2', fontSize: 14, overflowWrap: 'anywhere' }}>
        {translate('app.shares.page.from', { sender })}
      </Box>
      {note !== null && (
        <Box
          component="blockquote"
          dir="auto"
          aria-label={translate('app.shares.page.note', { sender })}
          sx={{
            m: '16px 0 0',
            pl: 1.5,
            maxWidth: '66ch',
            borderInlineStart: '3px solid',
            borderColor: 'primary.main',
            fontSize: 15,
            lineHeight: 1.55,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {note}
        </Box>
      )}
      <Box
        component="p"
        sx={{ m: '12px 0 0', display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'ink3', fontSize: 13 }}
      >
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Box>
      {onDownloadAll && (
        <Button onClick={onDownloadAll} startIcon={<DownloadIcon />} sx={{ mt: 2 }}>
          {translate('app.shares.page.downloadAll', { size: fileSize(total, locale) })}
        </Button>
      )}
    </Box>
  );
}
