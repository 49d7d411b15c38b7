import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { DownloadIcon } from '../widgets/icons.tsx';

/** The button that downloads a shared file. */
export function DownloadButton({ name, onDownload }: { readonly name: string; readonly onDownload: () => void }) {
  const label = useTranslate()('app.shares.page.downloadFile', { name });
  return (
    <IconButton size="medium" aria-label={label} title={label} onClick={onDownload}>
      <DownloadIcon fontSize="inherit" />
    </IconButton>
  );
}
