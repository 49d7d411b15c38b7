import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { Media } from '../../../../schema/media.ts';
import type { UploadItem } from '../../../dataProvider/uploads/uploads.ts';
import { CloseIcon } from '../../../theme/icons/actions.tsx';
import { FileLine } from '../../../widgets/file/FileLine.tsx';
import { UploadLine } from '../../../widgets/upload/UploadLine.tsx';

interface UploadListProps {
  readonly files: readonly Media[];
  readonly items: readonly UploadItem[];
  readonly onTakeOut: (id: string) => void;
  readonly onRetry: (uid: string) => void;
  readonly onRemove: (uid: string) => void;
}

/** The files of a field, each of which can be taken out, and below them those that are still on their way. */
export function UploadList({ files, items, onTakeOut, onRetry, onRemove }: UploadListProps) {
  const translate = useTranslate();
  if (files.length + items.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => {
        const label = translate('app.uploads.remove', { name: file.filename });
        return (
          <li key={file.id}>
            <FileLine of={file}>
              <Tooltip title={label}>
                <IconButton size="small" aria-label={label} onClick={() => onTakeOut(file.id)}>
                  <CloseIcon sx={{ fontSize: 15 }} />
                </IconButton>
              </Tooltip>
            </FileLine>
          </li>
        );
      })}
      {items.map((item) => (
        <li key={item.uid}>
          <UploadLine of={item} onRetry={() => onRetry(item.uid)} onRemove={() => onRemove(item.uid)} />
        </li>
      ))}
    </Box>
  );
}
