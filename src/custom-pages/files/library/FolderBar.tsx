import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { libraryExtensions } from '../../../../schema/rules/limits.ts';
import { NewFolderIcon, UploadIcon } from '../../../theme/icons/files.tsx';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';

const SharedLinks = lazy(async () => ({
  default: (await import('../../../views/shares/SharedLinks.tsx')).SharedLinks,
}));
const StorageDialog = lazy(async () => ({ default: (await import('./StorageDialog.tsx')).StorageDialog }));

interface FolderBarProps {
  /** Null where no folder can be made. */
  readonly onNewFolder: (() => void) | null;
  /** Null where nothing can be uploaded. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
}

/** Tools of the open folder: upload, new folder, and the storage of the agency. */
export function FolderBar({ onNewFolder, onFiles }: FolderBarProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<'storage' | 'shares' | null>(null);
  const newFolder = translate('app.library.newFolder');
  const upload = translate('app.library.upload');
  return (
    <>
      {onNewFolder &&
        (isNarrow ? (
          <IconButton title={newFolder} aria-label={newFolder} onClick={onNewFolder}>
            <NewFolderIcon fontSize="inherit" />
          </IconButton>
        ) : (
          <Button onClick={onNewFolder}>{newFolder}</Button>
        ))}
      {onFiles && (
        <>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={upload}
            accept={libraryExtensions.map((one) => `.${one}`).join(',')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file again is a change, too.
              target.value = '';
              onFiles(chosen);
            }}
          />
          <Button
            variant="contained"
            color="primary"
            startIcon={<UploadIcon />}
            onClick={() => chooser.current?.click()}
          >
            {upload}
          </Button>
        </>
      )}
      <MoreMenu label={translate('app.actions.more')}>
        {(then) => [
          <MenuItem key="shares" onClick={then(() => setOver('shares'))}>
            {translate('app.shares.list.title')}
          </MenuItem>,
          <MenuItem key="storage" onClick={then(() => setOver('storage'))}>
            {translate('app.library.storage.title')}
          </MenuItem>,
        ]}
      </MoreMenu>
      {over !== null && (
        <Suspense fallback={null}>
          {over === 'storage' ? (
            <StorageDialog onClose={() => setOver(null)} />
          ) : (
            <SharedLinks onClose={() => setOver(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
