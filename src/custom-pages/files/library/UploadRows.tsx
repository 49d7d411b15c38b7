import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { UploadLine } from '../../../widgets/upload/UploadLine.tsx';
import type { FilingRows } from './useFiling.ts';

/** The files on their way into the folder, before those that are in it. */
export function UploadRows({ filing }: { readonly filing: FilingRows }) {
  const translate = useTranslate();
  if (filing.rows.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('app.uploads.label')}
      sx={{
        flex: 'none',
        maxHeight: '40vh',
        overflow: 'auto',
        listStyle: 'none',
        m: 0,
        px: { xs: 2, md: 2.5 },
        py: 0.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      {filing.rows.map((item) => (
        <Box component="li" key={item.uid} sx={{ maxWidth: 640 }}>
          <UploadLine
            of={item}
            {...(!filing.isRefused(item.uid) && { onRetry: () => filing.retry(item.uid) })}
            onRemove={() => filing.remove(item.uid)}
          />
        </Box>
      ))}
    </Box>
  );
}
