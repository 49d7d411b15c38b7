import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { Media } from '../../../schema/media.ts';
import { FileAwayIcon } from '../../theme/icons/files.tsx';
import { FileLine } from '../../widgets/file/FileLine.tsx';
import { useFileInLibrary } from '../../widgets/library/useFileInLibrary.tsx';

/** Files, a line each, which can be filed in the library. */
export function FileList({ files }: { files: readonly Media[] }) {
  const translate = useTranslate();
  const { openFor, dialog } = useFileInLibrary();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
      {files.map((file) => {
        const onFile = openFor(file);
        const label = translate('app.library.fileOne', { name: file.filename });
        return (
          <li key={file.id}>
            <FileLine of={file}>
              {onFile && (
                <Tooltip title={label}>
                  <IconButton size="small" aria-label={label} onClick={onFile}>
                    <FileAwayIcon sx={{ fontSize: 15 }} />
                  </IconButton>
                </Tooltip>
              )}
            </FileLine>
          </li>
        );
      })}
      {dialog}
    </Box>
  );
}
